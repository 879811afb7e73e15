import type { Art } from './art.ts'
import { fitting, placed } from './art.ts'
import type { Dice } from './dice.ts'
import { BLUE, RASPBERRY, TEAL, VIOLET } from './palette.ts'
import { box, n, shape } from './svg.ts'

const SHIRTS = [RASPBERRY, BLUE, TEAL, VIOLET] as const
const NECK = '#F2A92B'
const EDGE = 402

/** A head that is drawn without its body: with neck, shoulders and a shirt it rises from the picture's lower edge. */
export const withBody = (art: Art, x: number, width: number, height: number, dice: Dice): string => {
  const scale = fitting(art, width * 0.78, height * 0.72)
  const [w, h] = [art.width * scale, art.height * scale]
  const chin = EDGE - height * 0.26
  const shoulders = chin + h * 0.03
  return (
    shape(
      `M${n(x - w * 0.68)} ${EDGE}C${n(x - w * 0.68)} ${n(shoulders + h * 0.1)} ${n(x - w * 0.42)} ${n(shoulders)} ${n(x)} ${n(shoulders)}S${n(x + w * 0.68)} ${n(shoulders + h * 0.1)} ${n(x + w * 0.68)} ${EDGE}Z`,
      dice.one(SHIRTS),
    ) +
    shape(
      `M${n(x - w * 0.22)} ${n(shoulders)}H${n(x + w * 0.22)}Q${n(x)} ${n(shoulders + h * 0.22)} ${n(x - w * 0.22)} ${n(shoulders)}Z`,
      NECK,
    ) +
    box(x - w * 0.16, chin - h * 0.12, w * 0.32, h * 0.18, NECK) +
    placed(art, x, chin, scale)
  )
}
