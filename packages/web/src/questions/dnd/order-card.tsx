import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical'
import type { KeyboardEvent, PointerEventHandler } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { t } from './messages.ts'
import styles from './player.module.css'
import type { Lifted, OrderMoves } from './use-order.ts'

interface OrderCardProps {
  text: string
  lang: string | undefined
  /** From 0. */
  place: number
  of: number
  isAsleep: boolean
  moves: OrderMoves
  /** How far a pointer carried the card down. */
  carriedPx: number | undefined
  helpId: string
  onPointerDown: PointerEventHandler<HTMLElement>
}

/** How many places a card moves aside for the lifted one, or is moved itself; negative is up. */
const placesAside = (place: number, { from, to }: Lifted): number => {
  if (place === from) return to - from
  if (place > from && place <= to) return -1
  return place < from && place >= to ? 1 : 0
}

const placesDown = (places: number) => `calc(${places} * (100% + var(--card-gap)))`

/** The whole card drags by pointer; its grip is what the keyboard lifts, its arrows do the same a step at a time. */
export const OrderCard = ({
  text,
  lang,
  place,
  of,
  isAsleep,
  moves,
  carriedPx,
  helpId,
  onPointerDown,
}: OrderCardProps) => {
  const lifted = isAsleep ? null : moves.lifted
  const isLifted = lifted?.from === place
  const down =
    carriedPx === undefined
      ? lifted && placesDown(placesAside(place, lifted))
      : `clamp(${placesDown(-place)}, ${carriedPx}px, ${placesDown(of - 1 - place)})`

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const isStart = event.key === ' ' || event.key === 'Enter'
    if (!isStart && !isLifted) return
    if (event.key === 'Tab') return moves.drop()
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by !== undefined) moves.aim(place, by + (lifted?.to ?? place))
    else if (event.key === 'Escape') moves.putBack()
    else if (isStart && isLifted) moves.drop()
    else if (isStart) moves.lift(place)
    else return
    event.preventDefault()
    event.stopPropagation()
    keepFocus(event.currentTarget)
  }

  return (
    <li
      style={down ? { transform: `translateY(${down})` } : undefined}
      className={classNames(
        styles.holder,
        lifted !== null && carriedPx === undefined && styles.sliding,
        isLifted && styles.above,
      )}
    >
      <div
        className={classNames(styles.card, isLifted && styles.lifted, isAsleep && styles.asleep)}
        onPointerDown={onPointerDown}
      >
        {isAsleep ? (
          <span className={styles.grip} />
        ) : (
          <button
            type="button"
            aria-label={t('grip', { item: text, place: place + 1, of })}
            aria-describedby={helpId}
            className={styles.grip}
            onKeyDown={press}
            onBlur={({ relatedTarget }) => {
              if (isLifted && relatedTarget !== null) moves.putBack()
            }}
          >
            <Icon of={DotsSixVerticalIcon} size={20} />
          </button>
        )}
        <span lang={lang} dir="auto" className={styles.text}>
          {text}
        </span>
        {isAsleep ? (
          <>
            <span className={styles.arrow} />
            <span className={styles.arrow} />
          </>
        ) : (
          <>
            <Arrow icon={CaretUpIcon} isEnd={place === 0} onPress={() => moves.step(place, -1)}>
              {t('up', { item: text })}
            </Arrow>
            <Arrow icon={CaretDownIcon} isEnd={place === of - 1} onPress={() => moves.step(place, 1)}>
              {t('down', { item: text })}
            </Arrow>
          </>
        )}
      </div>
    </li>
  )
}

/** The card may be taken out of the page and put back on its way; the focus goes with it. */
const keepFocus = (button: HTMLButtonElement) => requestAnimationFrame(() => button.focus())

interface ArrowProps {
  icon: PhosphorIcon
  isEnd: boolean
  onPress: () => void
  children: string
}

const Arrow = ({ icon, isEnd, onPress, children }: ArrowProps) => (
  <button
    type="button"
    className={styles.arrow}
    aria-label={children}
    aria-disabled={isEnd || undefined}
    onClick={(event) => {
      if (isEnd) return
      onPress()
      keepFocus(event.currentTarget)
    }}
  >
    <Icon of={icon} size={22} />
  </button>
)
