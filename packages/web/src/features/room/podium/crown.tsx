/** The winner's crown; decoration, the rank says the same. */
export const Crown = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 124 92" className={className} aria-hidden="true">
    <path
      d="M14 84 L7 22 L36 46 L62 9 L88 46 L117 22 L110 84 Q110 90 104 90 H20 Q14 90 14 84Z"
      fill="var(--wattle)"
      stroke="var(--wattle)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <g fill="var(--cream)">
      <circle cx="9" cy="19" r="8.5" />
      <circle cx="62" cy="8" r="7" />
      <circle cx="115" cy="19" r="8.5" />
    </g>
    <circle cx="62" cy="62" r="9" fill="var(--answer-d)" />
    <g fill="var(--answer-a)">
      <circle cx="35" cy="67" r="6.5" />
      <circle cx="89" cy="67" r="6.5" />
    </g>
  </svg>
)
