import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { listText } from '../../../lib/text/list-text.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import { tagsLeftOut } from './findability.ts'
import styles from './left-out-tags.module.css'
import type { Report } from './report.ts'

/** As many tags are named; hundreds would hide the questions. */
const MOST_NAMED = 8

const LIMITS = { most: QUIZ_LIMITS.keyWordsPerQuiz, characters: QUIZ_LIMITS.keyWordCharacters }

/** What each quiz that will be made leaves out, by its name. */
const leftOutOf = ({ quizzes, into }: Report): { key: string; name: string; tags: readonly string[] }[] => {
  if (into.is === 'quiz') return []
  const made =
    into.is === 'one'
      ? [{ key: 'one', name: into.name, tags: tagsLeftOut(quizzes) }]
      : quizzes.map((quiz) => ({ key: quiz.key, name: quiz.name, tags: tagsLeftOut([quiz]) }))
  return made.filter(({ tags }) => tags.length > 0)
}

/** Tags of which no key word becomes, and why. Rule IM44. */
export const LeftOutTags = ({ report }: { report: Report }) => {
  const leftOut = leftOutOf(report)
  if (leftOut.length === 0) return null
  return (
    <ul className={styles.quizzes} aria-label={t('report.tagsLeftOut')}>
      {leftOut.map(({ key, name, tags }) => (
        <li key={key} className={styles.quiz}>
          <Icon of={InfoIcon} size={18} />
          <span dir="auto">
            <strong>{name}</strong> {t('report.tagsOf', { tags: listText(tags.slice(0, MOST_NAMED)), ...LIMITS })}
            {tags.length > MOST_NAMED && ` ${t('report.moreTags', { count: tags.length - MOST_NAMED })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
