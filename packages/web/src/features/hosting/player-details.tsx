import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const PlayerDetails = () => <StageGround>{null}</StageGround>
