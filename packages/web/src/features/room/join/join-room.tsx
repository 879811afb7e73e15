import { useEffect } from 'react'
import * as z from 'zod/mini'
import { goToRoom } from '../../../entering/go-to-room.ts'
import { Redirect, useLocation, useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/stage.ts'
import { DetailsScreen } from './details-screen.tsx'

const Handed = z.object({ roomId: z.string().check(z.minLength(1)), safeNames: z.optional(z.boolean()) })

/** Details of somebody who is about to join the room that the navigation hands over. */
export const JoinRoom = () => {
  const navigate = useNavigate()
  const handed = Handed.safeParse(useLocation().state)
  useEffect(() => {
    // The room is fetched while its player writes; a failure shows when the room is opened.
    import('../room.tsx').catch(() => {})
  }, [])
  if (!handed.success) return <Redirect to={paths.homeAlias} />
  const { roomId, safeNames } = handed.data
  return (
    <DetailsScreen
      title={t('join:whoIsPlaying')}
      roomId={roomId}
      safeNames={safeNames}
      submitLabel={t('join:joinQuiz')}
      onDone={() => goToRoom(roomId, navigate)}
    />
  )
}
