import type { BankOrigin, BankQuestion } from '@quokka/contract/http'
import { BANK_ORIGINS } from '@quokka/contract/http'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import { useRef, useState } from 'react'
import { t } from '../../../../messages/studio.ts'
import { TabPanel } from '../../../../ui/stage/controls/segmented-tabs.tsx'
import { Pager } from '../../../../ui/studio/controls/pager.tsx'
import { Tabs } from '../../../../ui/studio/controls/tabs.tsx'
import { LoadFailed } from '../../../../ui/studio/feedback/load-failed.tsx'
import { SearchField } from '../../../../ui/studio/fields/search-field.tsx'
import { SideDrawer } from '../../../../ui/studio/layout/side-drawer.tsx'
import type { EditorState } from '../../editor-state.ts'
import type { Editor } from '../../make-editor.ts'
import styles from './bank-drawer.module.css'
import { BankFilters } from './bank-filters.tsx'
import { BankFoot } from './bank-foot.tsx'
import { BankQuestionCard } from './bank-question-card.tsx'
import { useFoundQuestions } from './use-found-questions.ts'

const ID = 'bank'

const isOrigin = (id: string): id is BankOrigin => BANK_ORIGINS.some((origin) => origin === id)

interface BankDrawerProps {
  editor: Editor
  state: EditorState
  onClose: () => void
}

/** Questions of other quizzes, to be found, chosen and copied; what is chosen stays so while others are looked for. Rules ED57, ED58. */
export const BankDrawer = ({ editor, state, onClose }: BankDrawerProps) => {
  const { search, setSearch, wanted, change, loaded, found, reload } = useFoundQuestions(state.quiz.quizId)
  const [chosen, setChosen] = useState<readonly BankQuestion[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  const isSame = (one: BankQuestion) => (other: BankQuestion) => other.question.questionId === one.question.questionId
  const toggle = (one: BankQuestion) =>
    setChosen(chosen.some(isSame(one)) ? chosen.filter((other) => !isSame(one)(other)) : [...chosen, one])
  const insert = async () => {
    setIsBusy(true)
    const isDone = await editor.slides.insertCopies(chosen)
    setIsBusy(false)
    if (isDone) onClose()
  }

  const counts = found?.counts ?? { mine: 0, team: 0, catalogue: 0 }
  const all = counts.mine + counts.team + counts.catalogue
  const total = wanted.origin === null ? all : counts[wanted.origin]
  const tab = wanted.origin ?? 'all'
  const first = wanted.page * (found?.perPage ?? 1) + 1

  return (
    <SideDrawer
      title={t('authoring:bank.title')}
      help={t('authoring:bank.help')}
      closeLabel={t('studio:close')}
      onClose={onClose}
      foot={
        <BankFoot state={state} count={chosen.length} isBusy={isBusy} onBack={onClose} onInsert={() => void insert()} />
      }
    >
      <SearchField
        label={t('authoring:bank.search')}
        clearLabel={t('authoring:bank.clear')}
        value={search}
        maxLength={QUIZ_LIMITS.bankSearchCharacters}
        onChange={setSearch}
      />
      <BankFilters wanted={wanted} onChange={change} />
      <Tabs
        label={t('authoring:bank.origin')}
        idBase={ID}
        tabs={[
          { id: 'all', label: t('authoring:bank.origins.all', { count: all }) },
          ...BANK_ORIGINS.map((id) => ({ id, label: t(`authoring:bank.origins.${id}`, { count: counts[id] }) })),
        ]}
        value={tab}
        onChange={(id) => change({ origin: isOrigin(id) ? id : null })}
      />
      <TabPanel idBase={ID} id={tab}>
        {loaded.is === 'failed' && (
          <LoadFailed sentence={loaded.sentence} retryLabel={t('ui:retry')} onRetry={reload} tone="soft" />
        )}
        <p role="status" className={styles.status}>
          {loaded.is === 'loading' && !found && t('authoring:bank.loading')}
          {found && total === 0 && found.locked === 0 && t('authoring:bank.nothing')}
        </p>
        <ul ref={list} className={styles.questions} aria-label={t('authoring:bank.questions')}>
          {loaded.is !== 'failed' &&
            found?.questions.map((one) => (
              <BankQuestionCard
                key={one.question.questionId}
                one={one}
                isChosen={chosen.some(isSame(one))}
                isFull={chosen.length >= QUIZ_LIMITS.bankQuestionsAtOnce}
                onChoose={() => toggle(one)}
              />
            ))}
        </ul>
        {found && total > 0 && (
          <Pager
            page={wanted.page}
            perPage={found.perPage}
            total={total}
            sentence={t('authoring:bank.shown', { first, last: Math.min(total, first + found.perPage - 1), total })}
            previousLabel={t('authoring:bank.previous')}
            nextLabel={t('authoring:bank.next')}
            onChange={(page) => {
              change({ page })
              list.current?.scrollIntoView({ block: 'start' })
            }}
          />
        )}
        {found && found.locked > 0 && (
          <p className={styles.locked}>{t('authoring:bank.locked', { count: found.locked })}</p>
        )}
      </TabPanel>
    </SideDrawer>
  )
}
