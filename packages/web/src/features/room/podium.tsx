import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const Podium = () => <StageGround>{null}</StageGround>
