import { classNames } from '../../../lib/page/class-names.ts'
import asleepUrl from '../../art/mascot-asleep.svg'
import cheeringUrl from '../../art/mascot-cheering.svg'
import happyUrl from '../../art/mascot-happy.svg'
import oopsUrl from '../../art/mascot-oops.svg'
import thinkingUrl from '../../art/mascot-thinking.svg'
import waveUrl from '../../art/mascot-wave.svg'
import wavingUrl from '../../art/mascot-waving.svg'
import styles from './mascot.module.css'

export type Mood = 'happy' | 'hello' | 'thinking' | 'cheering' | 'oops' | 'asleep'

const URLS: Record<Mood, string> = {
  happy: happyUrl,
  hello: waveUrl,
  thinking: thinkingUrl,
  cheering: cheeringUrl,
  oops: oopsUrl,
  asleep: asleepUrl,
}

interface MascotProps {
  mood: Mood
  /** The hello arm moves twice after loading, then rests; not with reduced motion. */
  waveOnce?: boolean
  className?: string | undefined
}

/** Our quokka, decoration only. Its width is `--mascot-size`, 180 px by default. */
export const Mascot = ({ mood, waveOnce = false, className }: MascotProps) => (
  <picture>
    {waveOnce && <source srcSet={wavingUrl} media="(prefers-reduced-motion: no-preference)" />}
    <img className={classNames(styles.mascot, className)} src={URLS[mood]} alt="" />
  </picture>
)
