import type { LibrarySort } from '@quokka/contract/http'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { idsOfChoice } from '../api/ids-of-choice.ts'
import type { Selection } from './use-selection.ts'

const ExportDialog = lazy(() =>
  import('../../../exporting/export-dialog.tsx').then((m) => ({ default: m.ExportDialog })),
)

/** As many are read within five minutes, and one file of them fits into the memory of a phone. */
const MOST_EXPORTED = 500

/** Exports what is selected; of all that fit, ids are fetched first. What is selected stays so. Rules LB52, LB53. */
export const useBulkExport = ({ choice, count }: Selection, sort: LibrarySort) => {
  const [quizIds, setQuizIds] = useState<readonly string[]>()
  const [isGathering, setIsGathering] = useState(false)
  const toast = useToast()

  const start = async () => {
    if (isGathering) return
    setIsGathering(true)
    if (count > MOST_EXPORTED) toast({ text: t('library:bulk.exportFirst', { count: MOST_EXPORTED, of: count }) })
    const answer = await idsOfChoice(choice, sort, MOST_EXPORTED)
    setIsGathering(false)
    if (!answer.ok) toast({ text: answer.sentence, tone: 'bad' })
    else if (answer.value.length > 0) setQuizIds(answer.value)
  }
  const dialog = quizIds && (
    <Suspense>
      <ExportDialog quizIds={quizIds} onClose={() => setQuizIds(undefined)} />
    </Suspense>
  )
  return { start, isGathering, dialog }
}
