import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { CloudCheckIcon } from '@phosphor-icons/react/dist/ssr/CloudCheck'
import { ExportIcon } from '@phosphor-icons/react/dist/ssr/Export'
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix'
import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets'
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { RocketLaunchIcon } from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning'
import type { QuizRead } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { Tooltip } from '../../../ui/stage/feedback/tooltip.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import type { EditorState } from '../editor-state.ts'
import { isPublished, questionCount, wouldLose } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import styles from './editor-header.module.css'
import { historyActions } from './history-actions.ts'
import { HistoryButtons } from './history-buttons.tsx'

const publishedFor = ({ isPublic, teamCount }: QuizRead): string => {
  if (isPublic) return t('authoring:published.everyone')
  return teamCount > 0 ? t('authoring:published.teams', { count: teamCount }) : t('authoring:published.editors')
}

interface EditorHeaderProps {
  state: EditorState
  editor: Editor
  onBack: () => void
  onPreview: () => void
  onPublish: () => void
}

/** The way back, whether work is safe, and what a quiz is written for. */
export const EditorHeader = ({ state, editor, onBack, onPreview, onPublish }: EditorHeaderProps) => {
  const { ask } = editor
  const { quiz, work, settings } = state
  const isEmpty = quiz.questions.length === 0
  const isLosing = wouldLose(state)
  const isKept = Object.keys(work).length > 0 || settings !== undefined
  const emptyReason = isEmpty ? t('authoring:addToPreview') : undefined
  const noQuestion = questionCount(quiz) === 0 ? t('access:publishEmpty') : undefined
  const isOut = isPublished(quiz)
  const publish = isOut
    ? { label: t('authoring:players'), icon: UsersThreeIcon }
    : { label: t('authoring:publish'), icon: RocketLaunchIcon }
  const exporting = {
    label: isEmpty ? t('authoring:exportEmpty') : t('authoring:export'),
    icon: ExportIcon,
    disabled: isEmpty,
    onPress: () => ask({ is: 'export' }),
  }
  return (
    <header className={styles.header}>
      <Button tone="outline" icon={ArrowLeftIcon} onPress={onBack}>
        <span className={styles.word}>{t('authoring:back')}</span>
      </Button>
      <div className={styles.brand}>
        <Brand />
      </div>
      <div className={styles.middle}>
        <h1 dir="auto" className={styles.name} title={quiz.quizName}>
          {quiz.quizName}
        </h1>
        {isOut && (
          <p className={styles.published}>
            <Tag tone="good" icon={RocketLaunchIcon}>
              {publishedFor(quiz)}
            </Tag>
            <span className={styles.live}>{t('authoring:liveAtOnce')}</span>
          </p>
        )}
        <p role="status" className={styles.state} data-losing={isLosing || undefined}>
          {(isLosing || isKept) && <Icon of={isLosing ? WarningIcon : CloudCheckIcon} size={20} />}
          {isLosing && t('authoring:notKept')}
          {!isLosing && isKept && t('authoring:kept')}
        </p>
      </div>
      <div className={styles.actions}>
        <HistoryButtons editor={editor} state={state} />
        <Tooltip text={exporting.label} align="end" side="below">
          {() => (
            <Button
              tone="outline"
              icon={ExportIcon}
              disabled={isEmpty}
              aria-label={exporting.label}
              aria-haspopup="dialog"
              onPress={exporting.onPress}
            >
              {null}
            </Button>
          )}
        </Tooltip>
        <Button tone="outline" icon={UsersIcon} aria-haspopup="dialog" onPress={() => ask({ is: 'access' })}>
          {t('authoring:access')}
        </Button>
        <Tooltip text={emptyReason} align="end" side="below">
          {(describedBy) => (
            <Button
              tone="outline"
              icon={PlayIcon}
              disabled={isEmpty}
              aria-describedby={describedBy}
              onPress={onPreview}
            >
              {t('authoring:preview')}
            </Button>
          )}
        </Tooltip>
        <Tooltip text={noQuestion} align="end" side="below">
          {(describedBy) => (
            <Button
              icon={publish.icon}
              tone={isOut ? 'outline' : 'primary'}
              disabled={noQuestion !== undefined}
              aria-describedby={describedBy}
              aria-haspopup="dialog"
              onPress={onPublish}
            >
              {publish.label}
            </Button>
          )}
        </Tooltip>
      </div>
      <div className={styles.menu}>
        <ActionMenu
          label={t('authoring:more')}
          actions={[
            {
              label: isEmpty ? t('authoring:addToPreview') : t('authoring:preview'),
              icon: PlayIcon,
              disabled: isEmpty,
              onPress: onPreview,
            },
            {
              ...publish,
              ...(noQuestion !== undefined && { label: t('authoring:publishEmpty') }),
              disabled: noQuestion !== undefined,
              onPress: onPublish,
            },
            ...historyActions(editor, state),
            { label: t('authoring:access'), icon: UsersIcon, onPress: () => ask({ is: 'access' }) },
            exporting,
            { label: t('authoring:allSlides'), icon: ListBulletsIcon, onPress: () => ask({ is: 'slides' }) },
            { label: t('authoring:drawer.editSettings'), icon: GearSixIcon, onPress: () => ask({ is: 'settings' }) },
          ]}
        />
      </div>
    </header>
  )
}
