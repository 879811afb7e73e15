import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { HandHeartIcon } from '@phosphor-icons/react/dist/ssr/HandHeart'
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { QTestResults } from '@quokka/contract/http'
import { VERDICT_WORDS } from '../../../questions/play/verdict.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import styles from './marks-strip.module.css'

const ICONS = { right: CheckIcon, wrong: XIcon, thanked: HandHeartIcon, none: HourglassIcon }

/** How each answer fared, in the order of the questions: icon and colour for the eye, a word for screen readers. */
export const MarksStrip = ({ marks }: { marks: NonNullable<QTestResults['marks']> }) => (
  <ol className={styles.strip} aria-label={t('marks')}>
    {marks.map((mark, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
      <li key={index} className={styles[mark]}>
        <Icon of={ICONS[mark]} size={12} />
        <VisuallyHidden>{t(VERDICT_WORDS[mark])}</VisuallyHidden>
      </li>
    ))}
  </ol>
)
