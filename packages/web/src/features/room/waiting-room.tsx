import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const WaitingRoom = () => <StageGround>{null}</StageGround>
