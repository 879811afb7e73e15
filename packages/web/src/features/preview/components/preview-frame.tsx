import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { ReactNode } from 'react'
import { t } from '../../../messages/studio.ts'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import styles from './preview-frame.module.css'

interface PreviewFrameProps {
  quizName?: string
  /** What has to be known of what is shown. */
  note?: string
  onClose: () => void
  scene?: 'question' | 'hills'
  /** At the header's end. */
  end?: ReactNode
  children: ReactNode
}

/** The authors' header, and under it a stage as players have it on their whole screen. */
export const PreviewFrame = ({ quizName, note, onClose, scene = 'question', end, children }: PreviewFrameProps) => (
  <div className={styles.frame}>
    <header className={styles.header}>
      <Button tone="outline" size="small" icon={XIcon} onPress={onClose}>
        {t('preview:close')}
      </Button>
      <span className={styles.brand}>
        <Brand />
      </span>
      <div className={styles.words}>
        <p className={styles.quiz} title={quizName}>
          {quizName !== undefined && t('preview:titleOf', { quiz: quizName })}
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.end}>{end}</div>
    </header>
    <div className={styles.stage}>
      <StageGround scene={scene} className={styles.screen}>
        <main className={styles.main}>{children}</main>
      </StageGround>
    </div>
  </div>
)
