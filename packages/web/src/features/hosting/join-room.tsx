import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const JoinRoom = () => <StageGround>{null}</StageGround>
