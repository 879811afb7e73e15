export { TypedPlayer as CntPlayer } from '../families/typed-player.tsx'
