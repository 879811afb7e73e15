import type { ReactNode } from 'react'
import { t } from '../messages/t.ts'
import { SoundProvider } from '../ui/stage/sound/sound-provider.tsx'
import { ToasterProvider } from '../ui/stage/toaster.tsx'
import { BrowserLocation } from './browser-location.tsx'

/** What every screen may use. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <BrowserLocation>
    <SoundProvider>
      <ToasterProvider closeLabel={t('ui:close')}>{children}</ToasterProvider>
    </SoundProvider>
  </BrowserLocation>
)
