import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText'
import { GitBranchIcon } from '@phosphor-icons/react/dist/ssr/GitBranch'
import { GraduationCapIcon } from '@phosphor-icons/react/dist/ssr/GraduationCap'
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake'
import { ListNumbersIcon } from '@phosphor-icons/react/dist/ssr/ListNumbers'
import { PlayCircleIcon } from '@phosphor-icons/react/dist/ssr/PlayCircle'
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck'
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { TranslateIcon } from '@phosphor-icons/react/dist/ssr/Translate'
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User'
import type { QuizPage } from '@quokka/contract/http'
import { quizPageOf } from '../../../lib/navigation/quiz-page-paths.ts'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { subjectName } from '../../../quiz/catalogue-names.ts'
import { languageName } from '../../../quiz/language-name.ts'
import { listOfClasses } from '../../../quiz/list-of-classes.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Cover } from '../../../ui/studio/display/cover.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import { PageActions } from './page-actions.tsx'
import styles from './page-head.module.css'

const SECONDS = 60

const forWhom = ({ classes }: QuizPage): string => {
  if (classes.length === 0) return t('quizPage:grownUps')
  return t(classes.length === 1 ? 'quizPage:class' : 'quizPage:classes', { classes: listOfClasses(classes) })
}

const Facts = ({ quiz }: { quiz: QuizPage }) => {
  const facts = [
    { icon: ListNumbersIcon, text: t('quizPage:questions', { count: quiz.questionCount }) },
    {
      icon: TimerIcon,
      text: t('quizPage:minutes', { count: Math.max(1, Math.round(quiz.lengthS / SECONDS)) }),
    },
    {
      icon: PlayCircleIcon,
      text: quiz.plays === 0 ? t('quizPage:neverPlayed') : t('quizPage:plays', { count: quiz.plays }),
    },
    ...(quiz.subject === undefined ? [] : [{ icon: BookOpenTextIcon, text: subjectName(quiz.subject) }]),
    { icon: GraduationCapIcon, text: forWhom(quiz) },
    ...(quiz.language === undefined ? [] : [{ icon: TranslateIcon, text: languageName(quiz.language) }]),
  ]
  return (
    <ul className={styles.facts} aria-label={t('quizPage:facts')}>
      {facts.map(({ icon, text }) => (
        <li key={text} className={styles.fact}>
          <Icon of={icon} size={20} />
          {text}
        </li>
      ))}
    </ul>
  )
}

const Author = ({ quiz }: { quiz: QuizPage }) => {
  const { origin, authorName, sharedTeam, editedOn, statusCode, copiedFrom } = quiz
  const isReadyMade = origin === 'ready-made'
  const name = isReadyMade ? t('quizPage:readyMade') : (authorName ?? (origin === 'own' ? t('quizPage:yours') : ''))
  const about = [
    ...(sharedTeam === undefined ? [] : [t('quizPage:sharedTeam', { team: sharedTeam })]),
    ...(editedOn === undefined ? [] : [t('quizPage:updated', { date: usDate(editedOn) })]),
  ].join(' ')
  return (
    <>
      <p className={styles.author}>
        {name && (
          <span className={styles.name}>
            <Icon of={isReadyMade ? SealCheckIcon : UserIcon} size={20} />
            <bdi>{name}</bdi>
          </span>
        )}
        {sharedTeam !== undefined && (
          <Tag tone="good" icon={HandshakeIcon}>
            {t('quizPage:teacherYouKnow')}
          </Tag>
        )}
        {statusCode === 'DRF' && <Tag icon={UserIcon}>{t('quizPage:draft')}</Tag>}
      </p>
      {about && <p className={styles.about}>{about}</p>}
      {copiedFrom && (
        <p className={styles.source}>
          <Icon of={GitBranchIcon} size={18} />
          <RouteLink to={quizPageOf(copiedFrom.quizId)} className={styles.sourceLink}>
            {copiedFrom.authorName === undefined
              ? t('quizPage:copiedFrom', { quiz: copiedFrom.quizName })
              : t('quizPage:copiedFromBy', { quiz: copiedFrom.quizName, author: copiedFrom.authorName })}
          </RouteLink>
        </p>
      )}
    </>
  )
}

/** What the quiz is, and what can be done with it. */
export const PageHead = ({ quiz }: { quiz: QuizPage }) => (
  <section className={styles.head}>
    <Cover src={quiz.quizImage} className={styles.cover} />
    <div className={styles.words}>
      <h1 dir="auto" className={styles.title}>
        {quiz.quizName}
      </h1>
      <Author quiz={quiz} />
    </div>
    <div className={styles.more}>
      {quiz.quizDescription && (
        <p dir="auto" className={styles.description}>
          {quiz.quizDescription}
        </p>
      )}
      <Facts quiz={quiz} />
      {quiz.topics.length > 0 && (
        <ul className={styles.topics}>
          {quiz.topics.map((topic) => (
            <li key={topic} className={styles.topic}>
              <bdi>{topic}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
    <div className={styles.actions}>
      <PageActions quiz={quiz} />
    </div>
  </section>
)
