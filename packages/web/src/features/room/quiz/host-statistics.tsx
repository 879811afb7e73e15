import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import type { HostModeData } from '@quokka/contract/socket'
import { classNames } from '../../../lib/page/class-names.ts'
import { PROJECTOR, useMedia } from '../../../lib/page/use-media.ts'
import { percentText } from '../../../lib/text/numbers.ts'
import { secondsText } from '../../../questions/play/seconds.ts'
import { moodOf } from '../../../questions/play/verdict.ts'
import type { QuestionToShow } from '../../../questions/question-view.ts'
import { choiceText } from '../../../questions/registry.ts'
import { TitleWords } from '../../../questions/title-words.tsx'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { EmptyState } from '../../../ui/stage/feedback/empty-state.tsx'
import { Card } from '../../../ui/stage/layout/card.tsx'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { PhaseHeading } from '../phase-heading.tsx'
import { AnswerChart } from './answer-chart.tsx'
import { chartBars } from './chart-bars.ts'
import { GoOnButton } from './go-on-button.tsx'
import styles from './host-statistics.module.css'
import { t } from './statistics-messages.ts'

/** From so many characters on a title is set smaller. */
const LONG_TITLE = 100

interface HostStatisticsProps {
  question: QuestionToShow
  chart: HostModeData
  isSurvey: boolean
  isLast: boolean
  onBack: () => void
}

/** What the class answered: one bar is right, and it is plain, green and checked. */
export const HostStatistics = ({ question, chart, isSurvey, isLast, onBack }: HostStatisticsProps) => {
  const isProjector = useMedia(PROJECTOR)
  const { questionTitle, questionType } = question
  const bars = chartBars(chart, { noAnswer: t('noAnswer'), choiceText: (choice) => choiceText(questionType, choice) })
  const count = bars.reduce((sum, bar) => sum + (bar.isNone ? 0 : bar.count), 0)
  const right = bars.find((bar) => bar.isRight)
  const { fastestRight, asked } = chart
  const percent = right && Math.round((100 * right.count) / asked)
  return (
    <>
      <div className={styles.screen}>
        <PhaseHeading className={classNames(styles.title, questionTitle.length > LONG_TITLE && styles.long)}>
          <TitleWords>{questionTitle}</TitleWords>
        </PhaseHeading>
        {count === 0 ? (
          <Card className={styles.nobody}>
            <EmptyState mood="asleep" sentence={t('nobodyAnswered')} />
          </Card>
        ) : (
          <div className={styles.results}>
            <Card className={styles.chart}>
              <AnswerChart bars={bars} />
            </Card>
            <div className={styles.side}>
              <Card>
                {right ? (
                  <>
                    <h2 className={styles.label}>{t('gotItRight')}</h2>
                    <p className={styles.percent}>{percentText(percent ?? 0)}</p>
                    <p className={styles.small}>{t('ofPlayers', { right: right.count, count: asked })}</p>
                  </>
                ) : (
                  <p className={styles.small}>{t('answers', { count })}</p>
                )}
              </Card>
              {fastestRight && (
                <Card>
                  <h2 className={styles.label}>{t('fastestRight')}</h2>
                  <div className={styles.fastest}>
                    <Avatar avatar={fastestRight.playerAvatar} />
                    <div className={styles.who}>
                      <p dir="auto" className={styles.name} title={fastestRight.playerName}>
                        {fastestRight.playerName}
                      </p>
                      <p className={styles.small}>
                        {t('questions:play.secondsShort', {
                          time: secondsText(Math.round(fastestRight.timeTaken * 10) / 10),
                        })}
                      </p>
                    </div>
                  </div>
                </Card>
              )}
              <Mascot mood={moodOf(isSurvey, percent ?? 0)} className={styles.mascot} />
            </div>
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <Button tone="glass" size={isProjector ? 'projector' : 'stage'} icon={ArrowLeftIcon} onPress={onBack}>
          {t('back')}
        </Button>
        <GoOnButton isLast={isLast} label={t('questions:play.nextQuestion')} />
      </footer>
    </>
  )
}
