import { readAccount } from '../../account/account.ts'
import { Redirect, useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/studio.ts'
import { TabPanel } from '../../ui/stage/controls/segmented-tabs.tsx'
import { Tabs } from '../../ui/studio/controls/tabs.tsx'
import { ScreenTitle } from '../../ui/studio/layout/screen-title.tsx'
import { AccountsPanel } from './accounts/accounts-panel.tsx'
import styles from './admin.module.css'
import { useComplaints } from './api/use-complaints.ts'
import { useJobs } from './api/use-jobs.ts'
import { ComplaintsPanel } from './complaints/complaints-panel.tsx'
import { MissedSearchesCard } from './components/missed-searches-card.tsx'
import { OrganisationsCard } from './components/organisations-card.tsx'
import { UsageCard } from './components/usage-card.tsx'
import { JobsPanel } from './jobs/jobs-panel.tsx'
import { ServerPanel } from './server/server-panel.tsx'

const TABS = ['accounts', 'organisations', 'open', 'decided', 'work', 'usage', 'searches', 'server'] as const
type Tab = (typeof TABS)[number]

const TABS_ID = 'admin'

/** For administrators; whoever else comes here is led home. The server guards what is behind it. */
export const AdminScreen = () => (readAccount()?.userType === 'ADMIN' ? <AdminTabs /> : <Redirect to={paths.home} />)

/** The tab is in the address, so that it can be come back to. */
const AdminTabs = () => {
  const navigate = useNavigate()
  const wanted = new URLSearchParams(useLocation().search).get('tab')
  const tab: Tab = TABS.find((name) => name === wanted) ?? 'accounts'
  const complaints = { open: useComplaints('open'), decided: useComplaints('decided') }
  const jobs = useJobs()
  const failedJobs =
    jobs.loaded.is === 'ready' ? jobs.loaded.value.lanes.reduce((sum, { failed }) => sum + failed, 0) : 0
  const counts = complaints.open.loaded.is === 'ready' ? complaints.open.loaded.value : undefined
  const refresh = async () => {
    await Promise.all([complaints.open.refresh(), complaints.decided.refresh()])
  }

  const labelOf = (name: Tab): string => {
    if (name === 'work' && failedJobs > 0) return t('admin:tabs.failedWork', { count: failedJobs })
    const label = t(`admin:tabs.${name}`)
    return counts && (name === 'open' || name === 'decided') ? `${label} ${counts[name]}` : label
  }

  return (
    <div className={styles.screen}>
      <ScreenTitle title={t('admin:title')} help={t('admin:help')} />
      <Tabs
        label={t('admin:tabs.label')}
        idBase={TABS_ID}
        tabs={TABS.map((id) => ({ id, label: labelOf(id) }))}
        value={tab}
        onChange={(id) => navigate(`${paths.admin}?tab=${id}`, { replace: true })}
      />
      <TabPanel idBase={TABS_ID} id={tab} className={styles.panel}>
        {tab === 'accounts' && <AccountsPanel />}
        {tab === 'organisations' && <OrganisationsCard />}
        {tab === 'usage' && <UsageCard />}
        {tab === 'searches' && <MissedSearchesCard />}
        {tab === 'server' && <ServerPanel />}
        {(tab === 'open' || tab === 'decided') && (
          <ComplaintsPanel key={tab} state={tab} {...complaints[tab]} onChanged={refresh} />
        )}
        {tab === 'work' && <JobsPanel {...jobs} />}
      </TabPanel>
    </div>
  )
}
