import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { ScreenTitle } from '../../../ui/studio/layout/screen-title.tsx'
import styles from './step-frame.module.css'

const STEPS = ['kind', 'quiz', 'contents', 'download'] as const

interface StepFrameProps {
  step: (typeof STEPS)[number]
  title: string
  /** At the end of the title's line. */
  end?: ReactNode
  /** The bar at the foot. */
  foot: ReactNode
  children: ReactNode
}

/** One step on the way to a report: its heading takes the focus, the steps stand under it, a bar at the foot leads on. Rule RW11. */
export const StepFrame = ({ step, title, end, foot, children }: StepFrameProps) => {
  const now = STEPS.indexOf(step)
  return (
    <HeadingFocus>
      <div className={styles.screen}>
        <ScreenTitle title={title} end={end} />
        <p className={styles.at}>{t('reports:steps.at', { number: now + 1, of: STEPS.length })}</p>
        <ol className={styles.steps} aria-label={t('reports:steps.label')}>
          {STEPS.map((name, index) => (
            <li
              key={name}
              className={classNames(styles.step, index < now && styles.done, index === now && styles.now)}
              aria-current={index === now ? 'step' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {index < now ? <Icon of={CheckIcon} size={16} /> : numberText(index + 1)}
              </span>
              <span className={styles.name}>{t(`reports:steps.${name}`)}</span>
              {index < now && <VisuallyHidden>{t('reports:steps.done')}</VisuallyHidden>}
            </li>
          ))}
        </ol>
        <div className={styles.body}>{children}</div>
        {foot}
      </div>
    </HeadingFocus>
  )
}
