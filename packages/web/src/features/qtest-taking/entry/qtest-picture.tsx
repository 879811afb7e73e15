import { useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import styles from './qtest-picture.module.css'

/** The quiz's picture, decoration beside its name; our quokka where there is none, or none that can be shown. */
export const QTestPicture = ({ address, className }: { address: string; className?: string | undefined }) => {
  const [isBroken, setBroken] = useState(false)
  return (
    <div className={classNames(styles.frame, className)}>
      {address === '' || isBroken ? (
        <Mascot mood="hello" className={styles.mascot} />
      ) : (
        <img className={styles.picture} src={address} alt="" onError={() => setBroken(true)} />
      )}
    </div>
  )
}
