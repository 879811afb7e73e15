import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart'
import { MinusCircleIcon } from '@phosphor-icons/react/dist/ssr/MinusCircle'
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle'
import type { QuestionFigures, ReportedPlayer } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { initialsOf } from '../../../lib/text/initials.ts'
import { t } from '../../../messages/studio.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/studio/fields/search-field.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { ForgetPlayer } from './forget-player.tsx'
import { secondsInWords } from './in-words.ts'
import styles from './players.module.css'
import type { Players, PlayersList } from './use-players.ts'

/** The list's place on the page, for links to it. */
export const PLAYERS_ID = 'players'

interface PlayersSectionProps {
  list: PlayersList
  questions: readonly QuestionFigures[]
  /** More than one game: which it was stands with each. */
  isOfSeveralGames: boolean
  place: ReportPlace
  onForgotten: () => void
}

/** Everybody who took part, the best first: found by name, page by page, each with their answers. Rule RW13. */
export const PlayersSection = ({ list, ...of }: PlayersSectionProps) => {
  const { loaded, reload, query, find } = list
  return (
    <div id={PLAYERS_ID} tabIndex={-1} className={styles.section}>
      <Card
        title={t('reports:page.list.title')}
        end={
          <div className={styles.search}>
            <SearchField
              label={t('reports:page.list.search')}
              clearLabel={t('reports:page.list.clear')}
              value={query}
              onChange={find}
              maxLength={LIMITS.playerNameCharacters}
            />
          </div>
        }
      >
        {loaded.is === 'loading' && (
          <div role="status">
            <VisuallyHidden>{t('reports:loading')}</VisuallyHidden>
            <Skeleton className={styles.skeleton} />
          </div>
        )}
        {loaded.is === 'failed' && (
          <LoadFailed
            title={t('reports:page.list.failed')}
            sentence={loaded.sentence}
            retryLabel={t('ui:retry')}
            onRetry={reload}
            tone="soft"
          />
        )}
        {loaded.is === 'ready' && loaded.value.players.length === 0 && (
          <p role="status" className={styles.none}>
            {t(query ? 'reports:page.list.noneFound' : 'reports:page.list.none')}
          </p>
        )}
        {loaded.is === 'ready' && loaded.value.players.length > 0 && (
          <>
            <ul className={styles.list} aria-label={t('reports:page.list.title')}>
              {loaded.value.players.map((player) => (
                <li key={`${player.roomId}/${player.game}/${player.playerId}`}>
                  <PlayerRow player={player} {...of} />
                </li>
              ))}
            </ul>
            <Pages list={list} shown={loaded.value} />
          </>
        )}
      </Card>
    </div>
  )
}

/** From which to which, and the pages beside. */
const Pages = ({ list: { page, turn, firstOfPage, isWhole }, shown: { players, found } }: PagesProps) => (
  <div className={styles.pages}>
    <p role="status">
      {t('reports:page.list.page', { from: firstOfPage + 1, to: firstOfPage + players.length, count: found })}
    </p>
    {!isWhole && found > LIMITS.reportedPlayers && (
      <div className={styles.turns}>
        <Button tone="outline" size="small" disabled={page === 0} onPress={() => turn(page - 1)}>
          {t('reports:page.list.before')}
        </Button>
        <Button
          tone="outline"
          size="small"
          disabled={firstOfPage + players.length >= found}
          onPress={() => turn(page + 1)}
        >
          {t('reports:page.list.after')}
        </Button>
      </div>
    )}
  </div>
)

interface PagesProps {
  list: PlayersList
  shown: Players
}

interface PlayerRowProps extends Omit<PlayersSectionProps, 'list'> {
  player: ReportedPlayer
}

const PlayerRow = ({ player, questions, isOfSeveralGames, place, onForgotten }: PlayerRowProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const { playerName, rank, hasLeft, totalScore, correctAnswers, averageAnswerMs, roomId, game, fields, teams } = player
  const about = [
    hasLeft && t('reports:page.list.left'),
    isOfSeveralGames && t('reports:page.list.game', { game, code: roomId.toUpperCase() }),
    ...Object.entries(fields).map(([field, given]) => `${field} ${given}`),
    ...teams,
  ].filter(Boolean)
  return (
    <details className={styles.player} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.row}>
        <span className={styles.rank}>{rank ?? t('reports:page.nothing')}</span>
        <span className={styles.face} aria-hidden="true">
          {initialsOf(playerName)}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{playerName}</span>
          {about.length > 0 && <span className={styles.about}>{about.join(' · ')}</span>}
        </span>
        <span className={styles.right}>
          {t('reports:page.list.right', { right: correctAnswers, of: questions.length })}
        </span>
        <span className={styles.time}>
          {averageAnswerMs !== null && t('reports:page.list.time', { time: secondsInWords(averageAnswerMs) })}
        </span>
        <span className={styles.score}>{t('reports:page.list.points', { count: totalScore })}</span>
        <Icon of={CaretDownIcon} size={16} className={styles.caret} />
      </summary>
      {isOpen && (
        <>
          <Answers player={player} questions={questions} />
          <ForgetPlayer place={place} player={player} onForgotten={onForgotten} />
        </>
      )}
    </details>
  )
}

const ICONS = { right: CheckCircleIcon, wrong: XCircleIcon, thanked: HeartIcon, none: MinusCircleIcon } as const

const Answers = ({ player: { playerName, answers }, questions }: Pick<PlayerRowProps, 'player' | 'questions'>) => (
  <ol className={styles.answers} aria-label={playerName}>
    {questions.map(({ questionId, number, questionTitle }, index) => {
      const answer = answers[index] ?? null
      const verdict = answer?.verdict ?? 'none'
      return (
        <li key={questionId} className={styles.answer}>
          <span className={styles.asked}>{`${number}. ${questionTitle}`}</span>
          <span className={classNames(styles.verdict, styles[verdict])}>
            <Icon of={ICONS[verdict]} size={18} weight="fill" />
            {t(`reports:page.list.verdicts.${verdict}`)}
          </span>
          <span className={styles.given}>{answer?.answer}</span>
          <span className={styles.about}>
            {answer && t('reports:page.list.answer', { points: answer.points, time: secondsInWords(answer.answerMs) })}
          </span>
        </li>
      )
    })}
  </ol>
)

interface BestPlayersProps {
  shown: readonly ReportedPlayer[]
  found: number
  questions: number
}

/** The first few, beside the charts, and the way to all. */
export const BestPlayers = ({ shown, found, questions }: BestPlayersProps) => (
  <Card
    title={t('reports:page.few.title')}
    className={styles.best}
    end={
      <a className={styles.all} href={`#${PLAYERS_ID}`}>
        {t('reports:page.few.all', { count: found })}
      </a>
    }
  >
    <ol className={styles.list}>
      {shown.slice(0, BEST).map(({ playerId, roomId, game, playerName, rank, correctAnswers, totalScore }) => (
        <li key={`${roomId}/${game}/${playerId}`} className={styles.few}>
          <span className={styles.rank}>{rank ?? t('reports:page.nothing')}</span>
          <span className={styles.face} aria-hidden="true">
            {initialsOf(playerName)}
          </span>
          <span className={styles.name}>{playerName}</span>
          <span className={styles.fewRight}>
            {t('reports:page.few.rightOf', { right: correctAnswers, of: questions })}
          </span>
          <span className={styles.score}>{totalScore.toLocaleString('en')}</span>
        </li>
      ))}
    </ol>
  </Card>
)

const BEST = 6
