import { CompassIcon } from '@phosphor-icons/react/dist/ssr/Compass'
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/ssr/TrayArrowDown'
import { useState } from 'react'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { TabPanel } from '../../../ui/stage/controls/segmented-tabs.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Tabs } from '../../../ui/studio/controls/tabs.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import type { ShelfName } from '../shelf-names.ts'
import { SHELF_NAMES } from '../shelf-names.ts'
import styles from './empty-library.module.css'

const TABS_ID = 'library'

/** A library in which nothing is yet, section by section. */
export const EmptyLibrary = ({ onStartFresh }: { onStartFresh: () => void }) => {
  const [shelf, setShelf] = useState<ShelfName>('drafts')
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={t('library:kinds')}
          idBase={TABS_ID}
          tabs={SHELF_NAMES.map((id) => ({ id, label: `${t(`library:shelves.${id}.title`)} 0` }))}
          value={shelf}
          onChange={setShelf}
        />
      </div>
      <TabPanel idBase={TABS_ID} id={shelf} className={styles.panel}>
        <EmptyState
          title={t('library:quiet')}
          sentence={t(`library:shelves.${shelf}.empty`)}
          action={
            <div className={styles.actions}>
              <Button icon={PlusIcon} aria-haspopup="dialog" onPress={onStartFresh}>
                {t('library:startFresh')}
              </Button>
              <ButtonLink to={paths.bringQuestions} tone="outline" icon={TrayArrowDownIcon}>
                {t('library:bringQuestions')}
              </ButtonLink>
              <ButtonLink to={paths.quizSelection} tone="outline" icon={CompassIcon}>
                {t('library:readyMade')}
              </ButtonLink>
            </div>
          }
        />
      </TabPanel>
    </>
  )
}
