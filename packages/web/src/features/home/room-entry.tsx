import { checkRoomId } from '@quokka/contract/http'
import { call } from '../../lib/call.ts'
import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const RoomEntry = () => <StageGround><button type='button' onClick={()=>{call(checkRoomId,{roomId:'x'}).then(console.log,()=>{})}}>x</button></StageGround>
