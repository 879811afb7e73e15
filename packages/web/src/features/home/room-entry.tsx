import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const RoomEntry = () => <StageGround>{null}</StageGround>
