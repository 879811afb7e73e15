import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { quizPageOf } from '../../../lib/navigation/quiz-page-paths.ts'
import { t } from '../../../messages/studio.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'

/** Copies the address of a quiz; beside the way back it is an icon. */
export const ShareQuiz = ({ quizId, isIcon = false }: { quizId: string; isIcon?: boolean }) => {
  const copyText = useCopy()
  const share = () => void copyText(`${joinAddress().origin}${quizPageOf(quizId)}`, t('quizPage:linkCopied'))
  if (isIcon) return <IconButton icon={ShareNetworkIcon} tone="sand" label={t('quizPage:share')} onPress={share} />
  return (
    <Button wide tone="outline" icon={ShareNetworkIcon} onPress={share}>
      {t('quizPage:share')}
    </Button>
  )
}
