import type { Drag } from '../families/use-drag.ts'
import styles from './player.module.css'
import { WordShape } from './word-shape.tsx'

/** The word under the pointer; it stays within the question, so that nothing grows to hold it. */
export const CarriedWord = ({ text, drag }: { text: string; drag: Drag }) => {
  const { left, top, width, height, byX, byY } = drag
  return (
    <div
      aria-hidden="true"
      className={styles.carried}
      style={{
        height,
        left: left + byX,
        top: `clamp(0px, ${top + byY}px, 100% - ${height}px)`,
        width,
      }}
    >
      <WordShape text={text} isLifted />
    </div>
  )
}
