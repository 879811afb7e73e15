import { KeyboardIcon } from '@phosphor-icons/react/dist/ssr/Keyboard'
import type { ReactNode } from 'react'
import { classNames } from '../lib/page/class-names.ts'
import { useReadingChoice } from '../reading/reading-place.tsx'
import { LiveRegion } from '../ui/stage/feedback/live-region.tsx'
import { Icon } from '../ui/stage/pictures/icon.tsx'
import { reader } from './aloud/reader.ts'
import { lockWords } from './families/state-chip.tsx'
import { QuestionMedia } from './media/question-media.tsx'
import styles from './player-shell.module.css'
import type { PlayerProps } from './question-view.ts'
import { views } from './registry.ts'
import { TitleWords } from './title-words.tsx'

export interface PlayerShellProps extends PlayerProps {
  /** Where a medium of this question is, by its name. */
  mediaUrl: (name: string) => string
  /** Under the title beside the picture from 700 px on, such as the timer ring and who has answered; phones have them elsewhere. */
  beside?: ReactNode
  /** A sound or a film starts with the question. */
  playsMedia?: boolean
  /** The host's view in host mode: no help line, read from the last row. */
  isHostView?: boolean
}

/** From so many characters on, a title is set smaller; a projector holds ninety at full size. */
const TITLE_STEPS = [
  [80, 'brief'],
  [90, 'fairlyBrief'],
  [160, 'long'],
] as const

const titleSize = (title: string) => TITLE_STEPS.find(([most]) => title.length <= most)?.[1] ?? 'veryLong'

/** Options of so many characters take two lines on a phone. */
const LONG_OPTION = 25

/**
 * A question while it may be answered: title, picture and the type's own view, with the page's side margins.
 * Takes the height that its flex column leaves and scrolls inside when large text needs more.
 */
export const PlayerShell = ({
  mediaUrl,
  beside,
  playsMedia = false,
  isHostView = false,
  ...player
}: PlayerShellProps) => {
  const { question, locked, pending } = player
  const { ReadAloud } = reader
  const choice = useReadingChoice()
  const { layout, help, keys, Player } = views[question.questionType]
  const isDense =
    question.questionTitle.length > 80 || question.answerChoices.flat().some((text) => text.length >= LONG_OPTION)
  return (
    <div className={classNames(styles.shell, isHostView && styles.hostView)}>
      <div className={classNames(styles.content, styles[layout], isDense && styles.dense)}>
        <div className={classNames(styles.head, question.imageName === null && styles.alone)}>
          <div className={styles.words}>
            <h1
              lang={question.language}
              className={classNames(styles.title, styles[titleSize(question.questionTitle)])}
            >
              <TitleWords>{question.questionTitle}</TitleWords>
            </h1>
            {help && !isHostView && <p className={styles.help}>{help()}</p>}
            {ReadAloud && !isHostView && (
              <ReadAloud
                question={question}
                isOpen={locked === null && !player.disabled && !choice.isOpen}
                className={styles.aloud}
              />
            )}
            {beside && <div className={styles.beside}>{beside}</div>}
          </div>
          {question.imageName !== null && (
            <QuestionMedia
              key={question.imageName}
              name={question.imageName}
              url={mediaUrl(question.imageName)}
              alt={question.imageAlt}
              className={styles.media}
              playsByItself={playsMedia}
            />
          )}
        </div>
        <Player key={question.questionId} {...player} />
        {keys && !isHostView && (
          <p className={styles.keys}>
            <Icon of={KeyboardIcon} size={20} />
            {keys()}
          </p>
        )}
        <LiveRegion message={locked === null ? '' : lockWords(pending)} />
      </div>
    </div>
  )
}
