import type { Profile } from '@quokka/contract/http'
import type { ExtraTime } from '@quokka/core/scoring'
import { useId, useState } from 'react'
import { ExtraTimeChoice } from '../../../extra-time/extra-time-choice.tsx'
import { extraTimeTitle } from '../../../extra-time/extra-time-title.ts'
import { PrivateTag } from '../../../extra-time/private-tag.tsx'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { saveExtraTime } from '../api/extra-time.ts'

/** How much more time the member wishes wherever she or he plays. Rule XT8. */
export const ExtraTimeCard = ({ profile }: { profile: Profile }) => {
  const help = useId()
  const [extraTime, setExtraTime] = useState(profile.extraTime)
  const toast = useToast()
  const save = async (wished: ExtraTime) => {
    const before = extraTime
    setExtraTime(wished)
    const answer = await saveExtraTime(wished)
    if (!answer.ok) setExtraTime(before)
    toast(answer.ok ? { text: t('profile:extraTime.saved'), tone: 'good' } : { text: answer.sentence, tone: 'bad' })
  }
  return (
    <Card title={extraTimeTitle()} help={<span id={help}>{t('profile:extraTime.help')}</span>} end={<PrivateTag />}>
      <ExtraTimeChoice value={extraTime} onChange={(wished) => void save(wished)} describedBy={help} />
    </Card>
  )
}
