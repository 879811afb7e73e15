import type { ReactNode } from 'react'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/accounts.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { AccountFrame } from './account-frame.tsx'
import styles from './form.module.css'

interface StepFrameProps {
  title: string
  help: string
  /** Takes the focus to the heading, where there is something to read before the form. */
  focusTitle?: boolean
  children: ReactNode
}

/** The frame around a step of the sign-in. Giving up does not leave somebody half signed in. */
export const StepFrame = ({ title, help, focusTitle = false, children }: StepFrameProps) => (
  <AccountFrame greeting="step" mood="happy" title={title} help={help} focusTitle={focusTitle}>
    {children}
    <p className={styles.below}>
      <RouteLink to={paths.logOut} className={styles.link}>
        {t('accounts:cancel')}
      </RouteLink>
    </p>
  </AccountFrame>
)
