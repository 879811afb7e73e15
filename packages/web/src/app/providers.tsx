import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { t } from '../messages/t.ts'
import { SoundProvider } from '../ui/stage/sound/sound-provider.tsx'
import { ToasterProvider } from '../ui/stage/toaster.tsx'

/** What every screen may use. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <SoundProvider>
      <ToasterProvider closeLabel={t('ui:close')}>{children}</ToasterProvider>
    </SoundProvider>
  </BrowserRouter>
)
