import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import styles from './link-field.module.css'

/** The characters at the end that stay in sight. */
const TAIL = 4

/** The link, where it is narrow shortened in its middle, and the way to copy the whole of it. */
export const LinkField = ({ link }: { link: string }) => {
  const copy = useCopy()
  const shown = link.replace(/^https?:\/\//u, '')
  return (
    <div>
      <p className={styles.label}>{t('link')}</p>
      <div className={styles.field}>
        <Icon of={LinkSimpleIcon} size={24} className={styles.icon} />
        <p dir="ltr" className={styles.link} title={link}>
          <bdi className={styles.start}>{shown.slice(0, -TAIL)}</bdi>
          <bdi>{shown.slice(-TAIL)}</bdi>
        </p>
        <Button className={styles.copy} icon={CopySimpleIcon} onPress={() => copy(link, t('lib:linkCopied'))}>
          {t('ui:copyLink')}
        </Button>
      </div>
    </div>
  )
}
