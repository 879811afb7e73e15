import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'

/** Filled, apart from the other icons: of a file that fills one, all are downloaded filled. */
export const FilledPlayIcon = () => <Icon of={PlayIcon} weight="fill" />
