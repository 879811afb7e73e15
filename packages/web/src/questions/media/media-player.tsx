import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause'
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import type { CSSProperties } from 'react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { figures } from '../../lib/text/numbers.ts'
import { t } from '../../messages/stage.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './media-player.module.css'

interface MediaPlayerProps {
  kind: 'audio' | 'video'
  url: string
  /** What a sound lets hear, where its author wrote it. */
  words?: string | undefined
  /** It starts when it is shown, and stops when that is taken back. */
  playsByItself: boolean
  className?: string | undefined
  onBroken: () => void
}

/** By so many seconds an arrow key moves. */
const STEP_S = 1

const clock = (seconds: number): string => {
  const rest = Math.floor(seconds % 60)
  return `${figures(Math.floor(seconds / 60))}:${figures(Math.floor(rest / 10))}${figures(rest % 10)}`
}

const WORDS = {
  audio: { name: 'questions:sound', start: 'questions:listen' },
  video: { name: 'questions:film', start: 'questions:watch' },
} as const

/** Plays a sound or a film: one large button, and how far it is. Rule QV23. */
export const MediaPlayer = ({ kind, url, words, playsByItself, className, onBroken }: MediaPlayerProps) => {
  const medium = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [atS, setAtS] = useState(0)
  /** 0 until it is known. */
  const [lengthS, setLengthS] = useState(0)

  // A browser may refuse until somebody has pressed something: the button stays.
  const play = () => Promise.resolve(medium.current?.play()).catch(() => {})
  const pause = () => medium.current?.pause()
  useEffect(() => {
    const element = medium.current
    if (!playsByItself || element === null) return
    Promise.resolve(element.play()).catch(() => {})
    return () => element.pause()
  }, [playsByItself])

  const name = t(WORDS[kind].name)
  const press = t(isPlaying ? 'questions:pause' : WORDS[kind].start)
  const element = {
    src: url,
    preload: 'metadata',
    'aria-label': name,
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onEnded: () => setIsPlaying(false),
    onTimeUpdate: () => setAtS(medium.current?.currentTime ?? 0),
    onDurationChange: () => {
      const { duration = 0 } = medium.current ?? {}
      setLengthS(Number.isFinite(duration) ? duration : 0)
    },
    onError: onBroken,
  } as const
  const played = lengthS > 0 ? Math.min(1, atS / lengthS) : 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent.
    <div
      role="group"
      aria-label={name}
      className={classNames(styles.player, styles[kind], isPlaying && styles.playing, className)}
    >
      {kind === 'audio' ? (
        <audio ref={medium} {...element} />
      ) : (
        <video ref={medium} {...element} playsInline className={styles.film} />
      )}
      <button type="button" className={styles.press} onClick={isPlaying ? pause : play}>
        <span className={styles.disc}>
          <Icon of={isPlaying ? PauseIcon : PlayIcon} weight="fill" />
        </span>
        <span className={styles.label}>{press}</span>
      </button>
      <div className={styles.progress} style={{ '--played': `${100 * played}%` } as CSSProperties}>
        <input
          type="range"
          className={styles.range}
          aria-label={t('questions:position')}
          aria-valuetext={t('questions:positionOf', { at: clock(atS), length: clock(lengthS) })}
          min={0}
          max={lengthS}
          step={STEP_S}
          value={atS}
          disabled={lengthS === 0}
          onChange={({ target }) => {
            if (medium.current) medium.current.currentTime = Number(target.value)
          }}
        />
        <span className={styles.time} aria-hidden="true">
          {clock(atS)}
          {lengthS > 0 && ` / ${clock(lengthS)}`}
        </span>
      </div>
      {words && (
        <details className={styles.words}>
          <summary className={styles.summary}>{t('questions:soundWords')}</summary>
          <p className={styles.said}>{words}</p>
        </details>
      )}
    </div>
  )
}
