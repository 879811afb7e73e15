import type { ReactNode } from 'react'
import { LocationProvider } from '../lib/navigation/location.tsx'
import { t } from '../messages/stage.ts'
import { ReadingPlace } from '../reading/reading-place.tsx'
import { ToasterProvider } from '../ui/stage/feedback/toaster.tsx'
import { SoundProvider } from '../ui/stage/sound/sound-provider.tsx'

/** What every screen may use. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <LocationProvider>
    <SoundProvider>
      <ToasterProvider closeLabel={t('ui:close')}>
        <ReadingPlace>{children}</ReadingPlace>
      </ToasterProvider>
    </SoundProvider>
  </LocationProvider>
)
