import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { RankingIcon } from '@phosphor-icons/react/dist/ssr/Ranking'
import type { HostModeData } from '@quokka/contract/socket'
import type { ReactNode } from 'react'
import { classNames } from '../../../../lib/page/class-names.ts'
import { RightAnswer } from '../../../../questions/answer-view.tsx'
import { QuestionMedia } from '../../../../questions/media/question-media.tsx'
import { explanationOf } from '../../../../questions/play/explanation.ts'
import { secondsText } from '../../../../questions/play/seconds.ts'
import { isEasy, moodOf } from '../../../../questions/play/verdict.ts'
import { choiceText } from '../../../../questions/registry.ts'
import { TitleWords } from '../../../../questions/title-words.tsx'
import type { Answered } from '../../../../room-connection/room-state.ts'
import { Button } from '../../../../ui/stage/controls/button.tsx'
import { Avatar } from '../../../../ui/stage/pictures/avatar.tsx'
import { Mascot } from '../../../../ui/stage/pictures/mascot.tsx'
import { TimerRing } from '../../../../ui/stage/room/timer-ring.tsx'
import { PhaseHeading } from '../../phase-heading.tsx'
import { chartBars } from '../chart-bars.ts'
import { GoOnButton } from '../go-on-button.tsx'
import { roomMediaUrl } from '../room-media.ts'
import { t } from '../statistics-messages.ts'
import { AnswerBars } from './answer-bars.tsx'
import frame from './host-frame.module.css'
import styles from './host-reveal.module.css'
import { useCountDown } from './use-count-down.ts'
import { useShowButtons } from './use-show-buttons.ts'

/** From so many characters on a title is set smaller, and smaller again. */
const LONG_TITLE = 60
const LONGER_TITLE = 140
/** Until the leaderboard comes: time to read an explanation aloud. */
const SECONDS = 8

interface HostRevealProps {
  state: Answered
  chart: HostModeData
  isLast: boolean
  /** Whether it goes on to the leaderboard by itself: not for a host who came back from there. */
  goesOn: boolean
  onShowChart: () => void
  onShowLeaders: () => void
  complaint: ReactNode
}

/** What a class sees when a question is over: the right answer grows, bars under it, why, and who was fastest. */
export const HostReveal = ({
  state,
  chart,
  isLast,
  goesOn,
  onShowChart,
  onShowLeaders,
  complaint,
}: HostRevealProps) => {
  const { question, answer, place } = state
  const size = useShowButtons()
  const hasLeaders = chart.leaders !== undefined
  const left = useCountDown(hasLeaders && goesOn ? SECONDS : undefined, onShowLeaders)
  const { questionTitle: title, questionType } = question
  const bars = chartBars(chart, { noAnswer: t('noAnswer'), choiceText: (choice) => choiceText(questionType, choice) })
  return (
    <>
      <div className={classNames(frame.screen, styles.screen)}>
        <PhaseHeading
          className={classNames(
            styles.title,
            title.length > LONG_TITLE && styles.long,
            title.length > LONGER_TITLE && styles.longer,
          )}
        >
          <TitleWords>{title}</TitleWords>
        </PhaseHeading>
        <div className={classNames(frame.show, styles.show)}>
          <AnswerBars bars={bars} asked={chart.asked}>
            <RightAnswer question={question} answer={answer} />
          </AnswerBars>
          <Why state={state} mediaUrl={roomMediaUrl(place.roomId)} chart={chart} />
        </div>
      </div>
      <footer className={classNames(frame.foot, styles.foot)}>
        {left !== undefined && (
          <div className={styles.count}>
            <TimerRing secondsLeft={left} totalSeconds={SECONDS} label={t('leaderboardSoon')} />
            <p>
              {t('leaderboardIn', { count: left })} <span className={styles.how}>{t('anyKeyStops')}</span>
            </p>
          </div>
        )}
        <div className={styles.buttons}>
          {complaint}
          <Button tone="glass" size={size} icon={ChartBarIcon} onPress={onShowChart}>
            {t('questionResults')}
          </Button>
          {hasLeaders && (
            <Button tone="glass" size={size} icon={RankingIcon} onPress={onShowLeaders}>
              {t('room:leaderboard')}
            </Button>
          )}
          <GoOnButton isLast={isLast} label={t('questions:play.nextQuestion')} />
        </div>
      </footer>
    </>
  )
}

interface WhyProps {
  state: Answered
  chart: HostModeData
  mediaUrl: (name: string) => string
}

/** The picture of the answer, else of the question, the explanation, and who was fastest; without any of them our quokka. */
const Why = ({ state: { question, answer }, chart: { fastestRight }, mediaUrl }: WhyProps) => {
  const medium = answer.s3AnswerImageName ?? question.imageName
  const alt = answer.s3AnswerImageName ? answer.answerImageAlt : question.imageAlt
  const explanation = explanationOf(answer)
  const { isSurvey, correctPercent } = answer
  return (
    <aside className={styles.why}>
      <div className={styles.card}>
        {medium ? (
          <QuestionMedia name={medium} url={mediaUrl(medium)} alt={alt} className={styles.medium} />
        ) : (
          <div className={styles.stand}>
            <Mascot mood={moodOf(isSurvey, correctPercent)} className={styles.mascot} />
          </div>
        )}
        <div className={styles.words}>
          {explanation && (
            <>
              {!isSurvey && <h2 className={styles.heading}>{t('why')}</h2>}
              <p dir="auto" className={styles.text}>
                {explanation}
              </p>
            </>
          )}
          {isSurvey && !explanation && <p className={styles.text}>{t('questions:play.thanksText')}</p>}
          {!isSurvey && (
            <p className={styles.difficulty}>
              {isEasy(correctPercent)
                ? t('questions:play.easyQuestion', { n: correctPercent })
                : t('questions:play.trickyQuestion')}
            </p>
          )}
          {fastestRight && (
            <div className={styles.fastest}>
              <Avatar avatar={fastestRight.playerAvatar} className={styles.face} />
              <p className={styles.who}>
                <span className={styles.label}>{t('fastestRight')}</span>
                <bdi className={styles.name}>{fastestRight.playerName}</bdi>
                <span className={styles.time}>
                  {t('questions:play.secondsShort', {
                    time: secondsText(Math.round(fastestRight.timeTaken * 10) / 10),
                  })}
                </span>
              </p>
            </div>
          )}
        </div>
      </div>
    </aside>
  )
}
