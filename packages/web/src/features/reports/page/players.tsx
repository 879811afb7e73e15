import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer'
import type { QuestionFigures, ReportedPlayer } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { initialsOf } from '../../../lib/text/initials.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { playerNameText } from '../../../quiz/player-name.ts'
import type { ReportPlace } from '../../../quiz/report-paths.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/studio/fields/search-field.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { ForgetPlayer } from './forget-player.tsx'
import { gameInWords, secondsInWords } from './in-words.ts'
import { PlayerAnswers } from './player-answers.tsx'
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
  onPrint: (player: ReportedPlayer) => void
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

/** The face that was played with, or the name's letters. */
const Face = ({ player: { avatar, playerName } }: Pick<PlayerRowProps, 'player'>) =>
  avatar === '' ? (
    <span className={styles.face} aria-hidden="true">
      {initialsOf(playerNameText(playerName))}
    </span>
  ) : (
    <Avatar avatar={avatar} className={styles.face} />
  )

interface PlayerRowProps extends Omit<PlayersSectionProps, 'list'> {
  player: ReportedPlayer
}

const PlayerRow = ({ player, questions, isOfSeveralGames, place, onPrint, onForgotten }: PlayerRowProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const { playerName, rank, hasLeft, totalScore, correctAnswers, couldBeRight, averageAnswerMs } = player
  const { roomId, game, fields, teams } = player
  const about = [
    hasLeft && t('reports:page.list.left'),
    isOfSeveralGames && gameInWords({ roomId, game }),
    ...Object.entries(fields).map(([field, given]) => `${field} ${given}`),
    ...teams,
  ].filter(Boolean)
  return (
    <details className={styles.player} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.row}>
        <span className={styles.rank}>{rank === null ? t('reports:page.nothing') : numberText(rank)}</span>
        <Face player={player} />
        <span className={styles.who}>
          <span dir="auto" className={styles.name}>
            {playerNameText(playerName)}
          </span>
          {about.length > 0 && <span className={styles.about}>{about.join(' · ')}</span>}
        </span>
        <span className={styles.right}>
          {t('reports:page.list.right', { right: correctAnswers, of: couldBeRight })}
        </span>
        <span className={styles.time}>
          {averageAnswerMs !== null && t('reports:page.list.time', { time: secondsInWords(averageAnswerMs) })}
        </span>
        <span className={styles.score}>{t('reports:page.list.points', { count: totalScore })}</span>
        <Icon of={CaretDownIcon} size={16} className={styles.caret} />
      </summary>
      {isOpen && (
        <>
          <PlayerAnswers player={player} questions={questions} />
          <div className={styles.acts}>
            <Button tone="outline" size="small" icon={PrinterIcon} onPress={() => onPrint(player)}>
              {t('reports:page.list.print')}
            </Button>
            <ForgetPlayer place={place} player={player} onForgotten={onForgotten} />
          </div>
        </>
      )}
    </details>
  )
}

interface BestPlayersProps {
  shown: readonly ReportedPlayer[]
  found: number
  isOfSeveralGames: boolean
}

/** The first few, beside the charts, and the way to all. */
export const BestPlayers = ({ shown, found, isOfSeveralGames }: BestPlayersProps) => (
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
      {shown.slice(0, BEST).map((player) => (
        <li key={`${player.roomId}/${player.game}/${player.playerId}`} className={styles.few}>
          <BestPlayer player={player} isOfSeveralGames={isOfSeveralGames} />
        </li>
      ))}
    </ol>
  </Card>
)

const BEST = 6

const BestPlayer = ({ player, isOfSeveralGames }: Pick<PlayerRowProps, 'player' | 'isOfSeveralGames'>) => {
  const { playerName, rank, roomId, game, correctAnswers, couldBeRight, totalScore } = player
  return (
    <>
      <span className={styles.rank}>{rank === null ? t('reports:page.nothing') : numberText(rank)}</span>
      <Face player={player} />
      <span className={styles.fewWho}>
        <span dir="auto" className={styles.name}>
          {playerNameText(playerName)}
        </span>{' '}
        {isOfSeveralGames && <span className={styles.about}>{gameInWords({ roomId, game })}</span>}
      </span>
      <span className={styles.fewRight}>
        {t('reports:page.few.rightOf', { right: correctAnswers, of: couldBeRight })}
      </span>
      <span className={styles.score}>{numberText(totalScore)}</span>
    </>
  )
}
