import { ExportIcon } from '@phosphor-icons/react/dist/ssr/Export'
import { getMyLibrary } from '@quokka/contract/http'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'

const ExportDialog = lazy(() =>
  import('../../../exporting/export-dialog.tsx').then((m) => ({ default: m.ExportDialog })),
)

/** Takes all of the account's own quizzes along, in a format to choose. Rule XM15. */
export const ExportQuizzes = () => {
  const [quizIds, setQuizIds] = useState<readonly string[]>()
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const open = async () => {
    setIsBusy(true)
    const answer = await call(getMyLibrary, {})
    setIsBusy(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    const own = [...answer.value.drafts, ...answer.value.published].filter(({ isOwner }) => isOwner)
    if (own.length === 0) toast({ text: t('profile:data.noQuiz') })
    else setQuizIds(own.map(({ quizId }) => quizId))
  }
  return (
    <>
      <Button tone="outline" icon={ExportIcon} busy={isBusy} aria-haspopup="dialog" onPress={() => void open()}>
        {t('profile:data.export')}
      </Button>
      {quizIds !== undefined && (
        <Suspense>
          <ExportDialog quizIds={quizIds} onClose={() => setQuizIds(undefined)} />
        </Suspense>
      )}
    </>
  )
}
