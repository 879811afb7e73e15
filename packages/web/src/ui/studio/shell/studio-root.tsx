import { createTheme, DirectionProvider, MantineProvider } from '@mantine/core'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { directionOf } from '@quokka/languages'
import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { languageInUse } from '../../../lib/text/translate.ts'
import './fonts.css'
import './studio.css'

const theme = createTheme({
  autoContrast: true,
  cursorType: 'pointer',
  // The ring is the page's own (ui/base.css).
  focusRing: 'never',
  respectReducedMotion: true,
})

/** What every part of the authors' kit stands in; the page wears the studio's colours while it is there. */
export const StudioRoot = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    document.documentElement.dataset.mood = 'studio'
    return () => {
      delete document.documentElement.dataset.mood
    }
  }, [])
  return (
    // No style elements: the page's policy allows none. Colours come from ui/studio/studio.css.
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {/* It follows the page's own direction: another provider for each would forget what is on the screen. */}
      <DirectionProvider initialDirection={directionOf(languageInUse())}>{children}</DirectionProvider>
    </MantineProvider>
  )
}
