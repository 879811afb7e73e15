import { OptionTiles } from '../families/option-tiles.tsx'
import type { PlayerProps } from '../question-view.ts'

export const McqPlayer = (props: PlayerProps) => <OptionTiles {...props} />
