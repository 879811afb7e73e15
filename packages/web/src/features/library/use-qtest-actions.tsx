import type { QTestTile } from '@quokka/contract/http'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from '../../lib/navigation/location.tsx'
import { embedQTestOf, qtestProgressOf, shareQTestOf } from '../../qtest-scheduling/qtest-paths.ts'
import { qtestReportOf } from '../../quiz/report-paths.ts'
import { deleteQTest } from './api/delete-qtest.ts'
import { DeleteDialog } from './components/delete-dialog.tsx'
import type { QTestAct } from './components/qtest-tile.tsx'

const RescheduleDialog = lazy(() =>
  import('../../qtest-scheduling/rescheduling/reschedule-dialog.tsx').then((m) => ({ default: m.RescheduleDialog })),
)

type OpenDialog = { is: 'nothing' } | { is: 'reschedule' | 'delete'; qtest: QTestTile }

const PAGES = { share: shareQTestOf, progress: qtestProgressOf, report: qtestReportOf, embed: embedQTestOf }

/** What the menus of QTests do, and the dialogs that it takes. `refresh` looks at the lists again. Rule QH10. */
export const useQTestActions = (refresh: () => Promise<void>) => {
  const [openDialog, setOpenDialog] = useState<OpenDialog>({ is: 'nothing' })
  const navigate = useNavigate()
  const close = () => setOpenDialog({ is: 'nothing' })
  const closeChanged = () => {
    close()
    void refresh()
  }

  const actOnQTest: QTestAct = (action, qtest) => {
    if (action === 'reschedule' || action === 'delete') setOpenDialog({ is: action, qtest })
    else navigate(PAGES[action](qtest.qtestId))
  }

  const qtestDialogs = (
    <>
      {openDialog.is === 'reschedule' && (
        <Suspense>
          <RescheduleDialog qtestId={openDialog.qtest.qtestId} onClose={close} onRescheduled={closeChanged} />
        </Suspense>
      )}
      {openDialog.is === 'delete' && (
        <DeleteDialog
          name={openDialog.qtest.qtestName}
          remove={() => deleteQTest(openDialog.qtest.qtestId)}
          onClose={close}
          onDeleted={closeChanged}
        />
      )}
    </>
  )
  return { actOnQTest, qtestDialogs }
}
