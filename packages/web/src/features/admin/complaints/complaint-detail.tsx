import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import type { ModeratedItem } from '@quokka/contract/http'
import { useEffect, useRef } from 'react'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import { AuthorRow } from './author-row.tsx'
import styles from './complaint-detail.module.css'
import { DecisionForm } from './decision-form.tsx'
import { ModeratedSlides } from './moderated-slides.tsx'
import { QTestForm } from './qtest-form.tsx'
import { Remarks } from './remarks.tsx'

interface ComplaintDetailProps {
  item: ModeratedItem
  /** It was pressed in the list, and is read from its head. */
  isOpened: boolean
  onBack: () => void
  onChanged: () => Promise<void>
  onDecided: () => Promise<void>
}

const StateTag = ({ item: { takenDown, status, isPublic } }: { item: ModeratedItem }) => {
  if (takenDown)
    return (
      <Tag tone="bad" icon={EyeSlashIcon}>
        {t('admin:complaints.states.takenDown')}
      </Tag>
    )
  if (status !== 'published') return <Tag icon={PencilSimpleIcon}>{t('admin:complaints.states.draft')}</Tag>
  return isPublic ? (
    <Tag tone="good" icon={GlobeIcon}>
      {t('admin:complaints.states.public')}
    </Tag>
  ) : (
    <Tag icon={LockSimpleIcon}>{t('admin:complaints.states.private')}</Tag>
  )
}

/** One quiz or question with complaints: what players see, what was said of it, who wrote it, and the decision. */
export const ComplaintDetail = ({ item, isOpened, onBack, onChanged, onDecided }: ComplaintDetailProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  const { quizName, questionNumber, slideCount, author } = item
  return (
    <article className={styles.detail} aria-label={quizName}>
      <div className={styles.back}>
        <Button tone="outline" size="small" icon={ArrowLeftIcon} onPress={onBack}>
          {t('admin:complaints.back')}
        </Button>
      </div>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {questionNumber === null ? (
            <bdi>{quizName}</bdi>
          ) : (
            t('admin:complaints.slideOf', { quiz: quizName, number: questionNumber })
          )}
        </h2>
        <StateTag item={item} />
        <p className={styles.facts}>
          {author === null
            ? t('admin:complaints.readyMade')
            : t('admin:complaints.byAuthor', { name: author.userName })}{' '}
          · {t('admin:complaints.slides', { count: slideCount })}
        </p>
      </header>
      <div className={styles.content}>
        <ModeratedSlides item={item} />
        <Remarks item={item} />
      </div>
      {author && <AuthorRow author={author} onChanged={onChanged} />}
      {item.qtestId !== null && <QTestForm qtestId={item.qtestId} />}
      <DecisionForm item={item} onDecided={onDecided} />
    </article>
  )
}
