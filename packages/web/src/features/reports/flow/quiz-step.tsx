import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { SortDescendingIcon } from '@phosphor-icons/react/dist/ssr/SortDescending'
import { LIMITS } from '@quokka/core/limits'
import type { ReportVariant } from '@quokka/core/report-types'
import { useState } from 'react'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { listText } from '../../../lib/text/list-text.ts'
import { readerDate } from '../../../lib/time/reader-date.ts'
import { t } from '../../../messages/studio.ts'
import { sheetsOf } from '../../../quiz/report-paths.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/studio/fields/search-field.tsx'
import type { ReportChoice } from '../api/reports-to-choose.ts'
import type { Sort } from '../find-choices.ts'
import { findChoices, SORTS } from '../find-choices.ts'
import { ChoiceWords } from './choice-words.tsx'
import styles from './choices.module.css'
import { FootBar } from './foot-bar.tsx'
import picks from './pick-card.module.css'
import { whoseTimes } from './report-facts.ts'
import { KIND_STEP } from './report-step.ts'
import { StepFrame } from './step-frame.tsx'

/** Cards that stand there before more are asked for. */
const AT_ONCE = 60

interface QuizStepProps {
  kind: ReportVariant
  choices: readonly ReportChoice[]
}

/** The second step: which game, which quiz with all its games, or which QTest. */
export const QuizStep = ({ kind, choices }: QuizStepProps) => {
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<Sort>('newest')
  const [most, setMost] = useState(AT_ONCE)
  const [key, setKey] = useState<string>()
  const navigate = useNavigate()
  const found = findChoices(choices, query, sort)
  const chosen = choices.find((choice) => choice.key === key)
  const isEmpty = choices.length === 0
  return (
    <StepFrame
      step="quiz"
      title={t('reports:quiz.heading')}
      end={
        !isEmpty && (
          <div className={styles.tools}>
            <div className={styles.search}>
              <SearchField
                label={t(`reports:quiz.search.${kind}`)}
                clearLabel={t('reports:quiz.clear')}
                value={query}
                onChange={setQuery}
                maxLength={LIMITS.quizNameCharacters}
              />
            </div>
            <label className={styles.sort}>
              <Icon of={SortDescendingIcon} size={20} />
              <VisuallyHidden>{t('reports:quiz.sort')}</VisuallyHidden>
              <select
                value={sort}
                onChange={({ currentTarget }) => setSort(SORTS.find((one) => one === currentTarget.value) ?? 'newest')}
              >
                {SORTS.map((one) => (
                  <option key={one} value={one}>
                    {t(`reports:quiz.sorts.${one}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )
      }
      foot={
        <FootBar
          selected={chosen ? 1 : 0}
          words={chosen ? listText([chosen.name, readerDate(chosen.at)].filter(Boolean)) : t('reports:quiz.nothing')}
          isAsleep={!chosen}
          backTo={KIND_STEP}
          onProceed={() => chosen && navigate(sheetsOf(chosen.place))}
        />
      }
    >
      {isEmpty && (
        <EmptyState
          mood="asleep"
          title={t('reports:quiz.none')}
          sentence={t('reports:quiz.noneHint')}
          action={<ButtonLink to={paths.createQuiz}>{t('reports:quiz.create')}</ButtonLink>}
        />
      )}
      {!isEmpty && found.length === 0 && (
        <EmptyState
          mood="thinking"
          sentence={t('reports:quiz.noneFound')}
          action={
            <Button tone="soft" onPress={() => setQuery('')}>
              {t('reports:quiz.showAll')}
            </Button>
          }
        />
      )}
      {found.length > 0 && <p className={styles.zone}>{t('reports:quiz.dates', { zone: whoseTimes(choices) })}</p>}
      {found.length > 0 && (
        <fieldset className={styles.grid}>
          <VisuallyHidden>
            <legend>{t('reports:quiz.heading')}</legend>
          </VisuallyHidden>
          {found.slice(0, most).map((choice) => (
            <label key={choice.key} className={classNames(picks.card, styles.card)}>
              <ChoiceWords choice={choice} />
              <input
                type="radio"
                name="report"
                className={styles.radio}
                checked={choice.key === key}
                onChange={() => setKey(choice.key)}
              />
              <span className={styles.mark} aria-hidden="true">
                <Icon of={CheckIcon} size={16} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {found.length > most && (
        <div className={styles.more}>
          <Button tone="soft" onPress={() => setMost(most + AT_ONCE)}>
            {t('reports:quiz.showMore', { count: Math.min(AT_ONCE, found.length - most) })}
          </Button>
        </div>
      )}
    </StepFrame>
  )
}
