import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const ComingSoon = () => <StageGround>{null}</StageGround>
