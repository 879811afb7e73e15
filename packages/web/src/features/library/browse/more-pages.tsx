import { useEffect, useRef } from 'react'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import styles from './quiz-browser.module.css'

/** Two windows ahead of whoever scrolls. */
const NEAR = { rootMargin: '200% 0px' }

/** Fetches what follows as soon as its button comes near the window; a press does so too. Rule LB42. */
export const MorePages = ({ isLoading, onMore }: { isLoading: boolean; onMore: () => Promise<void> }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLoading || place.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void onMore()
    }, NEAR)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isLoading, onMore])
  return (
    <div ref={place} className={styles.more}>
      <Button tone="soft" busy={isLoading} onPress={() => void onMore()}>
        {isLoading ? t('library:filters.loadingMore') : t('library:filters.showMore')}
      </Button>
    </div>
  )
}
