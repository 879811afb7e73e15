import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { MediaPreview } from '../../../questions/editing/media/media-preview.tsx'
import { isQuizLost } from '../../../quiz/use-quiz.ts'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import type { EditorState } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import styles from './interruptions.module.css'

/** A call that failed, or that needs a choice before it goes on. */
export const Interruptions = ({ editor, state }: { editor: Editor; state: EditorState }) => {
  const { interruption } = state
  if (interruption === undefined) return null
  if (interruption.is === 'failed') {
    return (
      <Dialog
        open
        title={t('authoring:failed.title')}
        help={interruption.sentence}
        closeLabel={t('studio:close')}
        onClose={editor.dismiss}
        actions={
          <>
            {isQuizLost(interruption.code) && (
              <ButtonLink to={paths.library} tone="outline">
                {t('authoring:failed.toLibrary')}
              </ButtonLink>
            )}
            <Button onPress={editor.dismiss}>{t('authoring:failed.ok')}</Button>
          </>
        }
      >
        <p className={styles.kept}>{t('authoring:failed.kept')}</p>
      </Dialog>
    )
  }
  const { about, differences, choose } = interruption
  return (
    <Dialog
      open
      size="wide"
      title={t(`authoring:conflict.${about}`)}
      help={t('authoring:conflict.help')}
      closeLabel={t('studio:close')}
      onClose={() => choose('neither')}
      actions={
        <>
          <Button tone="outline" onPress={() => choose('theirs')}>
            {t('authoring:conflict.takeTheirs')}
          </Button>
          <Button onPress={() => choose('mine')}>{t('authoring:conflict.keepMine')}</Button>
        </>
      }
    >
      <ul className={styles.differences} aria-label={t('authoring:conflict.differences')}>
        {differences.map(({ name, mine, theirs, isMedium }) => (
          <li key={name}>
            <h3 className={styles.part}>{name}</h3>
            <dl className={styles.versions}>
              <Version owner={t('authoring:conflict.mine')} text={mine} isMedium={isMedium} />
              <Version owner={t('authoring:conflict.theirs')} text={theirs} isMedium={isMedium} />
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const Version = ({ owner, text, isMedium }: { owner: string; text: string; isMedium: boolean }) => (
  <div className={styles.version}>
    <dt>{owner}</dt>
    <dd className={isMedium && text ? styles.medium : undefined} dir="auto">
      {isMedium && text ? <MediaPreview label={owner} name={text} /> : text || t('authoring:conflict.nothing')}
    </dd>
  </div>
)
