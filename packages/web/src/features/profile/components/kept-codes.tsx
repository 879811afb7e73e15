import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { RecoveryCodes } from '../../../ui/studio/display/recovery-codes.tsx'
import styles from './dialog-form.module.css'

interface KeptCodesProps {
  username: string
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, this once. */
export const KeptCodes = ({ username, codes, onKept }: KeptCodesProps) => (
  <div className={styles.form}>
    <RecoveryCodes
      codes={codes}
      fileName={`${username}-recovery-codes.txt`}
      labels={{
        list: t('profile:twoStep.codes'),
        copy: t('profile:twoStep.copyCodes'),
        copied: t('profile:twoStep.codesCopied'),
        download: t('profile:twoStep.downloadCodes'),
      }}
    />
    <Button wide onPress={onKept}>
      {t('profile:twoStep.kept')}
    </Button>
  </div>
)
