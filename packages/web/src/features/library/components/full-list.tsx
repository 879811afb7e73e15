import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import type { ReactNode } from 'react'
import { t } from '../../../messages/studio.ts'
import { ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { ScreenTitle } from '../../../ui/studio/layout/screen-title.tsx'
import { TileList } from './tile-list.tsx'

interface FullListProps {
  title: string
  help: string
  /** Where Back leads. */
  backTo: string
  /** The sentence of an empty list. */
  empty: string
  tiles: readonly ReactNode[]
}

/** What View all leads to. */
export const FullList = ({ title, help, backTo, empty, tiles }: FullListProps) => (
  <>
    <ScreenTitle
      title={title}
      help={help}
      back={
        <ButtonLink to={backTo} tone="outline" size="small" icon={ArrowLeftIcon}>
          {t('library:back')}
        </ButtonLink>
      }
    />
    {tiles.length === 0 ? <EmptyState sentence={empty} /> : <TileList label={title}>{tiles}</TileList>}
  </>
)
