import { Navigate, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { enterRoom } from '../../../lib/enter-room.ts'
import { paths } from '../../../lib/paths.ts'
import { t } from '../../../messages/t.ts'
import { DetailsScreen } from './details-screen.tsx'

const Handed = z.object({ roomId: z.string().check(z.minLength(1)) })

/** Details of somebody who is about to join the room that the navigation hands over. */
export const JoinRoom = () => {
  const navigate = useNavigate()
  const handed = Handed.safeParse(useLocation().state)
  if (!handed.success) return <Navigate to={paths.homeAlias} replace />
  const { roomId } = handed.data
  return (
    <DetailsScreen
      title={t('join:whoIsPlaying')}
      roomId={roomId}
      submitLabel={t('join:joinQuiz')}
      onDone={() => enterRoom(roomId, navigate)}
    />
  )
}
