import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const GetReadyRoom = () => <StageGround>{null}</StageGround>
