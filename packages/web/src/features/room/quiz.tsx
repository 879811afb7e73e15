import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const Quiz = () => <StageGround>{null}</StageGround>
