import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/stage/pictures/avatar.tsx'
import styles from './instruction-pictures.module.css'

/** A drawing of 240 by 120, decoration only. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
    {children}
  </svg>
)

/** Friends around a phone with a code. */
export const JoiningPicture = () => (
  <div className={styles.friends} aria-hidden="true">
    <Avatar avatar="avatar1" />
    <Avatar avatar="avatar2" />
    <svg className={styles.phone} viewBox="0 0 72 120" aria-hidden="true">
      <rect width="72" height="120" rx="14" fill="var(--night-700)" />
      <rect x="6" y="8" width="60" height="104" rx="9" fill="var(--dusk)" />
      {[13, 29, 45].map((x) => (
        <g key={x} fill="var(--cream)">
          <rect x={x} y="26" width="14" height="18" rx="4" />
          <rect x={x} y="48" width="14" height="18" rx="4" />
        </g>
      ))}
      <rect x="13" y="80" width="46" height="18" rx="9" fill="var(--wattle)" />
    </svg>
    <Avatar avatar="avatar3" />
    <Avatar avatar="avatar4" />
  </div>
)

/** Three, two, one. */
export const StartingPicture = () => (
  <Drawing>
    {[
      { number: 3, x: 26, scale: 0.7 },
      { number: 2, x: 74, scale: 0.85 },
      { number: 1, x: 130, scale: 1 },
    ].map(({ number, x, scale }) => (
      <g key={number} transform={`translate(${x} 60) scale(${scale})`}>
        <circle r="26" fill="var(--night-700)" />
        <text className={styles.number} y="11" fill="var(--cream)">
          {number}
        </text>
      </g>
    ))}
    <circle cx="196" cy="60" r="34" fill="var(--wattle)" />
    <path d="M186 42 214 60 186 78Z" fill="var(--ink)" stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round" />
  </Drawing>
)

/** A clock with time left, and what a right answer brings. */
export const ScoringPicture = () => (
  <Drawing>
    <circle cx="74" cy="60" r="44" fill="none" stroke="var(--cream-line)" strokeWidth="13" />
    <circle
      cx="74"
      cy="60"
      r="44"
      fill="none"
      stroke="var(--wattle)"
      strokeWidth="13"
      strokeLinecap="round"
      pathLength="100"
      strokeDasharray="72 100"
      transform="rotate(-90 74 60)"
    />
    <path d="M55 61 69 75 95 47" fill="none" stroke="var(--ink)" strokeWidth="10" strokeLinecap="round" />
    <rect x="136" y="36" width="86" height="48" rx="24" fill="var(--right-panel)" />
    <text className={styles.number} x="179" y="70" fill="var(--chip-right-ink)">
      +92
    </text>
  </Drawing>
)

/** The podium to which the host leads. */
export const LeadingPicture = () => (
  <Drawing>
    {[
      { place: 2, x: 38, top: 56, fill: 'var(--rank-2)' },
      { place: 1, x: 92, top: 28, fill: 'var(--rank-1)' },
      { place: 3, x: 146, top: 74, fill: 'var(--rank-3)' },
    ].map(({ place, x, top, fill }) => (
      <g key={place}>
        <path d={`M${x} 114V${top + 10}q0-10 10-10h32q10 0 10 10V114Z`} fill={fill} />
        <text className={styles.number} x={x + 26} y={top + 33} fill="var(--ink)">
          {place}
        </text>
      </g>
    ))}
    <path d="M22 114H214" stroke="var(--cream-edge)" strokeWidth="5" strokeLinecap="round" />
  </Drawing>
)
