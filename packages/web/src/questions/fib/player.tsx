export { TypedPlayer as FibPlayer } from '../families/typed-player.tsx'
