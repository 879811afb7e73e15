import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const QuizSelection = () => <StageGround>{null}</StageGround>
