import { PHONE, PROJECTOR, SIDEWAYS, useMedia } from '../../../../lib/page/use-media.ts'

/** The size of the buttons beside the one that goes on: on a phone the answer needs the height. */
export const useShowButtons = () => {
  const isProjector = useMedia(PROJECTOR)
  const isPhone = useMedia(`${PHONE}, ${SIDEWAYS}`)
  if (isProjector) return 'projector'
  return isPhone ? 'small' : 'stage'
}
