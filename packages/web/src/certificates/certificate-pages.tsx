import { createPortal } from 'react-dom'
import { readerDate } from '../lib/time/reader-date.ts'
import { ordinal } from '../questions/play/ordinal.ts'
import { rankTitleText } from '../questions/play/rank-title.ts'
import logoUrl from '../ui/art/logo.svg'
import mascotUrl from '../ui/art/mascot-cheering.svg'
import styles from './certificates.module.css'
import type { Certified, CertifiedGame } from './certified.ts'
import { t } from './messages.ts'

interface CertificatePagesProps {
  game: CertifiedGame
  players: readonly Certified[]
}

/** Nothing on the screen; on paper they take the place of all else. */
export const CertificatePages = ({ game, players }: CertificatePagesProps) =>
  createPortal(
    <div className={styles.pages}>
      {players.map((player) => (
        <Certificate key={player.key} game={game} player={player} />
      ))}
    </div>,
    document.body,
  )

const Certificate = ({
  game: { quizName, hostName, playedAt },
  player: { name, rank, points, rankTitle },
}: {
  game: CertifiedGame
  player: Certified
}) => {
  const place = ordinal(rank)
  return (
    <article className={styles.page}>
      <img src={logoUrl} alt="" className={styles.logo} />
      <p className={styles.heading}>{t('heading')}</p>
      <p className={styles.line}>{t('goesTo')}</p>
      <p dir="auto" className={styles.name}>
        {name}
      </p>
      <p className={styles.place}>
        {rankTitle === undefined ? t('place', { place }) : t('placeAs', { place, title: rankTitleText(rankTitle) })}
      </p>
      <p className={styles.line}>{t('of', { quiz: quizName, count: points })}</p>
      <div className={styles.foot}>
        <p className={styles.signed}>
          <span className={styles.value}>{readerDate(playedAt)}</span>
          <span className={styles.label}>{t('date')}</span>
        </p>
        <img src={mascotUrl} alt="" className={styles.mascot} />
        <p className={styles.signed}>
          <bdi className={styles.value}>{hostName}</bdi>
          <span className={styles.label}>{t('host')}</span>
        </p>
      </div>
    </article>
  )
}
