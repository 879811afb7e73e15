import { useEffect, useRef } from 'react'
import styles from './confetti.module.css'

const COLOURS = ['#43EFD0', '#FFCB3D', '#7488F5', '#F24E76', '#FFF6E3']

/** Rains once when it appears, for 2.6 s; not with reduced motion. Its script is loaded on first use. */
export const Confetti = () => {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = canvas.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop = () => {}
    let gone = false
    import('canvas-confetti').then(
      ({ default: confetti }) => {
        if (gone) return
        const fire = confetti.create(element, { resize: true })
        stop = () => fire.reset()
        for (const x of [0.2, 0.5, 0.8]) {
          fire({
            particleCount: 60,
            spread: 75,
            startVelocity: 42,
            ticks: 156,
            origin: { x, y: 0.55 },
            colors: COLOURS,
          })?.catch(() => {})
        }
      },
      () => {},
    )
    return () => {
      gone = true
      stop()
    }
  }, [])

  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  )
}
