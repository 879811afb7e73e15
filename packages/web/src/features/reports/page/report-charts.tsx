import type { ReportFigures } from '@quokka/contract/http'
import { lazy } from 'react'
import { numberText, oneDigit, percentText } from '../../../lib/text/numbers.ts'
import { readerDate } from '../../../lib/time/reader-date.ts'
import { t } from '../../../messages/studio.ts'
import { ChartCard } from './chart-card.tsx'
import { percentInWords, secondsInWords } from './in-words.ts'

// Nobody but who looks at a report downloads what draws it.
const ColumnsChart = lazy(() => import('../charts/charts.tsx').then((m) => ({ default: m.ColumnsChart })))
const LinesChart = lazy(() => import('../charts/charts.tsx').then((m) => ({ default: m.LinesChart })))

/** As many lines as `LinesChart` tells apart. */
const DRAWN_LINES = 5

/** How many players came how far. */
export const ScoresChart = ({ figures }: { figures: ReportFigures }) => {
  const { scores, scoresIn, medianScore, averageScore } = figures
  return (
    <ChartCard
      title={t('reports:page.scores.title')}
      caption={t(`reports:page.scores.${scoresIn}.caption`)}
      head={[t(`reports:page.scores.${scoresIn}.range`), t('reports:page.scores.players')]}
      rows={scores.map(({ from, to, players }) => [t('reports:page.scores.from', { from, to }), numberText(players)])}
      note={
        medianScore === null || averageScore === null
          ? undefined
          : t(`reports:page.scores.${scoresIn}.note`, {
              median: oneDigit(medianScore),
              average: oneDigit(averageScore),
            })
      }
      none={t('reports:page.scores.none')}
    >
      <ColumnsChart
        columns={scores.map(({ from, players }) => ({
          name: scoresIn === 'percent' ? percentText(from) : numberText(from),
          value: players,
        }))}
      />
    </ChartCard>
  )
}

/** How long each question took. */
export const TimesChart = ({ figures: { questions } }: { figures: ReportFigures }) => {
  const timed = questions.filter(({ medianAnswerMs }) => medianAnswerMs !== null)
  return (
    <ChartCard
      title={t('reports:page.times.title')}
      caption={t('reports:page.times.caption')}
      head={[t('reports:page.times.question'), t('reports:page.times.seconds')]}
      rows={timed.map(({ number, questionTitle, medianAnswerMs }) => [
        `${number}. ${questionTitle}`,
        secondsInWords(medianAnswerMs),
      ])}
      note={t('reports:page.times.caption')}
      none={t('reports:page.times.none')}
    >
      <ColumnsChart
        columns={timed.map(({ number, medianAnswerMs }) => ({
          name: numberText(number),
          value: Number(((medianAnswerMs ?? 0) / 1_000).toFixed(1)),
        }))}
      />
    </ChartCard>
  )
}

/** What of the trends is not drawn. */
const noteOf = (trends: number, leftOut: number): string | undefined =>
  [
    trends > DRAWN_LINES && t('reports:page.trends.drawn', { count: DRAWN_LINES }),
    leftOut > 0 && t('reports:page.trends.leftOut', { count: leftOut }),
  ]
    .filter(Boolean)
    .join(' ') || undefined

/** Of a course: how its games went, and how players and teams did from game to game. Rule RW10. */
export const TrendCharts = ({
  figures: { games, playerTrends, teamTrends, namesakes },
}: {
  figures: ReportFigures
}) => {
  const points = games.map(({ startedAt }, index) =>
    t('reports:page.trends.gameOf', { number: index + 1, date: readerDate(startedAt) }),
  )
  return (
    <>
      <ChartCard
        title={t('reports:page.trends.games')}
        caption={t('reports:page.trends.games')}
        head={[t('reports:page.trends.game'), t('reports:page.trends.right')]}
        rows={games.map(({ rightPercent }, index) => [points[index] ?? '', percentInWords(rightPercent)])}
        none={t('reports:page.nothing')}
      >
        <ColumnsChart
          areShares
          columns={games.map(({ rightPercent }, index) => ({
            name: numberText(index + 1),
            value: rightPercent === null ? null : Math.round(rightPercent),
          }))}
        />
      </ChartCard>
      {[
        { title: t('reports:page.trends.players'), trends: playerTrends, leftOut: namesakes },
        { title: t('reports:page.trends.teams'), trends: teamTrends, leftOut: 0 },
      ]
        .filter(({ trends, leftOut }) => trends.length > 0 || leftOut > 0)
        .map(({ title, trends, leftOut }) => (
          <ChartCard
            key={title}
            title={title}
            caption={t('reports:page.trends.right')}
            head={[t('reports:page.trends.who'), ...points]}
            rows={trends.map(({ name, rightPercents }) => [name, ...rightPercents.map(percentInWords)])}
            note={noteOf(trends.length, leftOut)}
            none={t('reports:page.trends.leftOut', { count: leftOut })}
          >
            <LinesChart
              points={points}
              lines={trends.slice(0, DRAWN_LINES).map(({ name, rightPercents }) => ({ name, values: rightPercents }))}
            />
          </ChartCard>
        ))}
    </>
  )
}
