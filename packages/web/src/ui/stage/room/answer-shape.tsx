import { classNames } from '../../../lib/page/class-names.ts'
import styles from './answer-shape.module.css'

export type AnswerLetter = 'A' | 'B' | 'C' | 'D'

const LEAF =
  'M96 6 C98 3 99 5 98.5 8 C97 26 98 46 92 62 C84 84 66 93 46 92 C35 91.5 27 88.5 21 84 L9.5 96.5 C7.5 98.6 4.4 98.7 2.6 96.8 C.8 94.9 1 92 3 90 L14.5 78 C9.5 71 7 62 7 52 C7 30 20 14 44 9.5 C61 6.5 80 9 96 6Z'
const SUN =
  'M50 3.5 L60.1 12.3 L73.3 9.7 L77.6 22.4 L90.3 26.8 L87.7 39.9 L96.5 50 L87.7 60.1 L90.3 73.3 L77.6 77.6 L73.3 90.3 L60.1 87.7 L50 96.5 L39.9 87.7 L26.8 90.3 L22.4 77.6 L9.7 73.3 L12.3 60.1 L3.5 50 L12.3 39.9 L9.7 26.7 L22.4 22.4 L26.7 9.7 L39.9 12.3Z'
const WAVE =
  'M2 20 Q2 12 9 9 C16 5 26 5 33 11 C41 17.5 47 17.5 54 11 C61 4.5 72 4 80 10 C84 13 87 14.5 91 14 Q98 13.5 98 21 V80 Q98 87 91 90 C84 94 74 95 67 89 C59 82.5 53 82.5 46 89 C39 95.5 28 96 20 90 C16 87 13 85.5 9 86 Q2 86.5 2 79Z'
const STAR =
  'M50 5 C53.5 5 56 7.5 57.6 11 L67 31 C68 33 69.6 34 72 34.4 L92 37.4 C97.6 38.3 99.6 43.6 95.6 47.8 L80.6 63.4 C79 65 78.4 67 78.8 69.4 L82.4 90 C83.4 95.8 78.6 99 73.4 96.2 L53.6 85.6 C51.4 84.4 48.6 84.4 46.4 85.6 L26.6 96.2 C21.4 99 16.6 95.8 17.6 90 L21.2 69.4 C21.6 67 21 65 19.4 63.4 L4.4 47.8 C.4 43.6 2.4 38.3 8 37.4 L28 34.4 C30.4 34 32 33 33 31 L42.4 11 C44 7.5 46.5 5 50 5Z'

const SHAPES: Record<AnswerLetter, { path: string; letterX: number; letterY: number }> = {
  A: { path: LEAF, letterX: 52, letterY: 71 },
  B: { path: SUN, letterX: 50, letterY: 68.5 },
  C: { path: WAVE, letterX: 50, letterY: 68.5 },
  D: { path: STAR, letterX: 50, letterY: 73 },
}

interface AnswerShapeProps {
  answer: AnswerLetter
  /** ink on the answer's own tile; colour where the tile is dimmed or the shape stands alone. */
  tone?: 'ink' | 'colour'
  /** Without a letter, only the shape. */
  showLetter?: boolean
  className?: string | undefined
}

/** Leaf A, sun B, wave C, star D. 46 px unless `--badge` says otherwise. Decoration: the tile's text names the answer. */
export const AnswerShape = ({ answer, tone = 'ink', showLetter = true, className }: AnswerShapeProps) => {
  const { path, letterX, letterY } = SHAPES[answer]
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-answer={answer}
      className={classNames(styles.badge, styles[tone], className)}
    >
      <path
        d={path}
        fill="currentColor"
        stroke={answer === 'B' ? 'currentColor' : undefined}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      {showLetter && (
        <text className={styles.letter} x={letterX} y={letterY}>
          {answer}
        </text>
      )}
    </svg>
  )
}
