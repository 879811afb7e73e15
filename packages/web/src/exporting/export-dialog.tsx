import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { FileTextIcon } from '@phosphor-icons/react/dist/ssr/FileText'
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer'
import { mediaKind } from '@quokka/core/media'
import type { ExportedQuiz, Kept, WriteFormat, WrittenFile } from '@quokka/formats'
import { useEffect, useId, useState } from 'react'
import { saveFile } from '../lib/page/save-file.ts'
import { printOf } from '../quiz/quiz-paths.ts'
import { LiveRegion } from '../ui/stage/feedback/live-region.tsx'
import { ProgressBar } from '../ui/stage/feedback/progress-bar.tsx'
import { useToast } from '../ui/stage/feedback/toaster.tsx'
import { Button, ButtonLink } from '../ui/studio/controls/button.tsx'
import { Tag } from '../ui/studio/display/tag.tsx'
import { LoadFailed } from '../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../ui/studio/feedback/skeleton.tsx'
import { Dialog } from '../ui/studio/layout/dialog.tsx'
import styles from './export.module.css'
import { ExportRow } from './export-row.tsx'
import { mediaOf } from './exported-quiz.ts'
import type { Exporter } from './exporter.ts'
import { workerExporter } from './exporter.ts'
import { FORMATS_SHOWN } from './formats-shown.ts'
import { keptInWords } from './kept-in-words.ts'
import { KeptTag } from './kept-tag.tsx'
import { t } from './messages.ts'
import { sizeInWords } from './size-in-words.ts'
import type { Weighed, Writing } from './use-export.ts'
import { useWeighed, useWriting } from './use-export.ts'

interface ExportDialogProps {
  quizIds: readonly string[]
  onClose: () => void
  /** What writes the files. */
  exporter?: Exporter
}

type Chosen = WriteFormat | 'print'

/** What is in them: the name of one or the number of several, slides, and media where there are any. */
const contentsOf = (quizzes: readonly ExportedQuiz[]): string => {
  const [first] = quizzes
  const names = mediaOf(quizzes)
  const pictures = names.filter((name) => mediaKind(name) === 'image').length
  const slides = quizzes.reduce((sum, { questions }) => sum + questions.length, 0)
  return [
    quizzes.length === 1 ? first?.name : t('quizzes', { count: quizzes.length }),
    t('slides', { count: slides }),
    pictures > 0 && t('pictures', { count: pictures }),
    names.length > pictures && t('sounds', { count: names.length - pictures }),
  ]
    .filter(Boolean)
    .join(' · ')
}

const helpOf = (weighed: Weighed, count: number): string => {
  if (weighed.is === 'ready') return contentsOf(weighed.quizzes)
  if (weighed.is === 'reading' && count > 1)
    return t('reading', { number: Math.min(count, weighed.count + 1), of: count })
  return weighed.is === 'failed' ? '' : t('weighing')
}

/** What leaves, in which format, and what that keeps; files are written without the server. Rules XM1 to XM9. */
export const ExportDialog = ({ quizIds, onClose, exporter = workerExporter }: ExportDialogProps) => {
  const { weighed, retry } = useWeighed(quizIds, exporter)
  const { writing, write, stop } = useWriting(exporter)
  const [chosen, setChosen] = useState<Chosen>('own')
  const toast = useToast()
  const isOne = quizIds.length === 1
  const quizzes = weighed.is === 'ready' ? weighed.quizzes : undefined
  const failed = weighed.is === 'failed'

  // The file of one quiz is there before it is asked for: the button tells its size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: writing begins with what is chosen, not with each drawing.
  useEffect(() => {
    if (isOne && quizzes !== undefined && chosen !== 'print') void write(quizzes, chosen)
  }, [quizzes, chosen, isOne])

  const save = ({ name, type, bytes, missing }: WrittenFile) => {
    saveFile(name, new Blob([bytes], { type }))
    const saved = t('saved', { file: name })
    const lost = missing.length > 0 && t('missing', { count: missing.length })
    toast(lost ? { text: `${saved} ${lost}` } : { text: saved, tone: 'good' })
    onClose()
  }
  const download = async () => {
    if (chosen === 'print' || quizzes === undefined) return
    if (writing.is === 'written' && writing.format === chosen) return save(writing.file)
    const file = await write(quizzes, chosen)
    if (file !== undefined) save(file)
  }

  return (
    <Dialog
      open
      size="broad"
      title={t('title')}
      help={helpOf(weighed, quizIds.length)}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        !failed && (
          <>
            <Note chosen={chosen} isOne={isOne} weighed={weighed} writing={writing} />
            {!isOne && writing.is === 'writing' ? (
              <Button tone="outline" onPress={stop}>
                {t('stop')}
              </Button>
            ) : (
              <Button tone="outline" onPress={onClose}>
                {t('back')}
              </Button>
            )}
            {chosen === 'print' ? (
              <ButtonLink icon={PrinterIcon} to={printOf(quizIds[0] ?? '')}>
                {t('openPrint')}
              </ButtonLink>
            ) : (
              <Button
                icon={DownloadSimpleIcon}
                busy={writing.is === 'writing' || quizzes === undefined}
                onPress={() => void download()}
              >
                {writing.is === 'written'
                  ? t('downloadSize', { size: sizeInWords(writing.file.bytes.length) })
                  : t('download')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.formats}>
        {weighed.is === 'failed' ? (
          <LoadFailed
            sentence={t(weighed.isEmpty ? 'noneRead' : 'failed')}
            retryLabel={t('ui:retry')}
            onRetry={retry}
          />
        ) : (
          <Formats weighed={weighed} chosen={chosen} isOne={isOne} onChoose={setChosen} />
        )}
      </div>
    </Dialog>
  )
}

interface FormatsProps {
  weighed: Weighed
  chosen: Chosen
  isOne: boolean
  onChoose: (chosen: Chosen) => void
}

/** What a line says of its format; a skeleton until it is known. */
const keptOf = (kept: Kept | undefined) =>
  kept === undefined
    ? { sentence: '', tag: <Skeleton className={styles.skeleton} /> }
    : { sentence: keptInWords(kept), tag: <KeptTag kept={kept} /> }

const Formats = ({ weighed, chosen, isOne, onChoose }: FormatsProps) => {
  const group = useId()
  const kept = weighed.is === 'ready' ? weighed.kept : undefined
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('formats')}</legend>
      {FORMATS_SHOWN.map(({ format, extension, icon }) => (
        <ExportRow
          key={format}
          group={group}
          icon={icon}
          name={t(`name.${format}`)}
          extension={extension}
          {...keptOf(kept?.get(format))}
          isChosen={chosen === format}
          onChoose={() => onChoose(format)}
        />
      ))}
      {isOne && (
        <ExportRow
          group={group}
          icon={PrinterIcon}
          name={t('name.print')}
          extension={t('paper')}
          sentence={t('printed')}
          tag={<Tag icon={FileTextIcon}>{t('tag.paper')}</Tag>}
          isChosen={chosen === 'print'}
          onChoose={() => onChoose('print')}
        />
      )}
    </fieldset>
  )
}

interface NoteProps {
  chosen: Chosen
  isOne: boolean
  weighed: Weighed
  writing: Writing
}

/** Beside the buttons: how far it is, what went wrong, or what is worth knowing of the file. */
const Note = ({ chosen, isOne, weighed, writing }: NoteProps) => {
  if (!isOne && writing.is === 'writing')
    return (
      <div className={styles.note}>
        <LiveRegion message={t('writing')} />
        <ProgressBar tone="violet" value={writing.share} label={t('writing')} />
      </div>
    )
  if (writing.is === 'failed')
    return (
      <p role="alert" className={styles.note}>
        {t('failed')}
      </p>
    )
  const sentences = [
    weighed.is === 'ready' && weighed.unread > 0 && t('unread', { count: weighed.unread }),
    chosen === 'own' && isOne && t('again'),
    chosen === 'print' && t('toPrint'),
    !isOne && chosen !== 'own' && t('zip'),
  ].filter(Boolean)
  return <p className={styles.note}>{sentences.join(' ')}</p>
}
