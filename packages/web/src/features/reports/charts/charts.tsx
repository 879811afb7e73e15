import { BarChart, LineChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import { numberText, percentText } from '../../../lib/text/numbers.ts'
import styles from './charts.module.css'

const STRONG = 'var(--violet)'
const SOFT = 'var(--chart-soft)'
/** Lines tell themselves apart by their strokes as well as their colours. */
const LINES = [
  { color: 'var(--violet)', strokeDasharray: '0' },
  { color: 'var(--tricky)', strokeDasharray: '9 4' },
  { color: 'var(--tag-published-ink)', strokeDasharray: '2 5' },
  { color: 'var(--danger)', strokeDasharray: '12 4 2 4' },
  { color: 'var(--line)', strokeDasharray: '4 4' },
]

/** More columns than this leave no room for a value on top of each. */
const MOST_LABELS = 16

// Tables say what the drawings say; these are out of the way of keyboards and screen readers, and stand still.
const STILL = {
  // The values on top of the columns need room above them.
  barChartProps: { accessibilityLayer: false, margin: { top: 26 } },
  barProps: { isAnimationActive: false, radius: 8 },
} as const

interface ColumnsProps {
  columns: readonly { name: string; value: number | null }[]
  /** Shares in percent, beside the scale of all; other values go up to the highest of them. */
  areShares?: boolean
}

/** A column each with its value on top, the highest in the strong colour. */
export const ColumnsChart = ({ columns, areShares = false }: ColumnsProps) => {
  const highest = Math.max(...columns.map(({ value }) => value ?? 0))
  return (
    <BarChart
      className={styles.chart ?? ''}
      h={210}
      data={columns.map(({ name, value }) => ({ name, value }))}
      dataKey="name"
      series={[{ name: 'value', color: SOFT }]}
      getBarColor={(value) => (value === highest ? STRONG : SOFT)}
      // Without one, the values on top stay empty.
      valueFormatter={(value) => (areShares ? percentText(value) : numberText(value))}
      textColor="var(--muted)"
      gridColor="var(--hairline)"
      withBarValueLabel={columns.length <= MOST_LABELS}
      withTooltip={false}
      withYAxis={areShares}
      gridAxis="none"
      tickLine="none"
      maxBarWidth={56}
      yAxisProps={{ domain: [0, areShares ? 100 : 'dataMax'], width: 44 }}
      {...STILL}
    />
  )
}

interface LinesProps {
  /** The names of the points, from left to right. */
  points: readonly string[]
  lines: readonly { name: string; values: readonly (number | null)[] }[]
}

/** Who has which line: its colour and its stroke, as it is drawn. */
const Legend = ({ lines }: Pick<LinesProps, 'lines'>) => (
  <ul className={styles.legend}>
    {lines.map(({ name }, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: names are people's, two may share one, and none moves
      <li key={line} className={styles.line}>
        <svg className={styles.stroke} width="40" height="12" aria-hidden="true">
          <line
            x1="2"
            x2="38"
            y1="6"
            y2="6"
            stroke={LINES[line]?.color}
            strokeDasharray={LINES[line]?.strokeDasharray}
            strokeWidth="3"
          />
        </svg>
        <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
)

/** Shares in percent from point to point, of at most five: more could not be distinguished. */
export const LinesChart = ({ points, lines }: LinesProps) => (
  <>
    <Legend lines={lines} />
    <LineChart
      className={styles.chart ?? ''}
      h={260}
      // Names are people's: two may share one, so that lines go by their places.
      data={points.map((point, index) => ({
        point,
        ...Object.fromEntries(lines.map(({ values }, line) => [`line ${line}`, values[index] ?? null])),
      }))}
      dataKey="point"
      series={lines.map((_, line) => ({ name: `line ${line}`, ...(LINES[line] ?? { color: STRONG }) }))}
      textColor="var(--muted)"
      gridColor="var(--hairline)"
      curveType="linear"
      connectNulls
      withTooltip={false}
      yAxisProps={{ domain: [0, 100] }}
      valueFormatter={percentText}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false }}
    />
  </>
)
