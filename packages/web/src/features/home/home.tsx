import { StageGround } from '../../ui/stage/stage-ground.tsx'

export const Home = () => <StageGround scene="hills">{null}</StageGround>
