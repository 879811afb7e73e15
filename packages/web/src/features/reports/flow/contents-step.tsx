import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import type { ReportType } from '@quokka/core/report-types'
import { REPORT_TYPES } from '@quokka/core/report-types'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { reportOf } from '../../../quiz/report-paths.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { ReportChoice } from '../api/reports-to-choose.ts'
import { ChoiceWords } from './choice-words.tsx'
import styles from './contents-step.module.css'
import { FootBar } from './foot-bar.tsx'
import picks from './pick-card.module.css'
import type { Contents } from './report-contents.ts'
import { FORMATS, sheetCount } from './report-contents.ts'
import { quizStepOf } from './report-step.ts'
import { StepFrame } from './step-frame.tsx'
import { TypePicture } from './type-picture.tsx'

interface ContentsStepProps {
  choice: ReportChoice
  contents: Contents
  onChange: (contents: Contents) => void
  onProceed: () => void
}

const wordsFor = (contents: Contents): string => {
  const { types, format } = contents
  if (types.length === 0) return t('reports:contents.nothing')
  if (format === 'xlsx') return t('reports:contents.sheets', { count: sheetCount(contents) })
  return types.length > 1 ? t('reports:contents.onlyOne') : t('reports:contents.table')
}

/** The third step: one to four types, in one file. Rule RW5. */
export const ContentsStep = ({ choice, contents, onChange, onProceed }: ContentsStepProps) => {
  const { types, format } = contents
  const { quizVariant } = choice.place
  const toggle = (type: ReportType) =>
    onChange({ ...contents, types: REPORT_TYPES.filter((one) => (one === type) !== types.includes(one)) })
  return (
    <StepFrame
      step="contents"
      title={t('reports:contents.heading')}
      foot={
        <FootBar
          selected={types.length}
          words={wordsFor(contents)}
          isAsleep={types.length === 0 || (format === 'csv' && types.length > 1)}
          backTo={quizStepOf(quizVariant)}
          onProceed={onProceed}
        />
      }
    >
      <div className={styles.about}>
        <ChoiceWords choice={choice} />
        <div className={styles.ways}>
          <RouteLink className={styles.way} to={reportOf(choice.place)}>
            {t('reports:contents.look')}
          </RouteLink>
          <RouteLink className={styles.way} to={quizStepOf(quizVariant)}>
            {t('reports:contents.change')}
          </RouteLink>
        </div>
      </div>
      <fieldset className={styles.types}>
        <VisuallyHidden>
          <legend>{t('reports:contents.types')}</legend>
        </VisuallyHidden>
        {REPORT_TYPES.map((type) => (
          <label key={type} className={classNames(picks.card, styles.type)}>
            <TypePicture type={type} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`reports:types.${type}.name`)}</span>{' '}
              <span className={styles.help}>{t(`reports:types.${type}.help`)}</span>
            </span>
            <input
              type="checkbox"
              className={styles.check}
              checked={types.includes(type)}
              onChange={() => toggle(type)}
            />
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.formats}>
        <legend className={styles.legend}>{t('reports:contents.format')}</legend>
        {FORMATS.map((one) => (
          <label key={one} className={styles.format}>
            <input
              type="radio"
              name="format"
              checked={one === format}
              onChange={() => onChange({ ...contents, format: one })}
            />
            {t(`reports:contents.formats.${one}`)}
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>
        <Icon of={InfoIcon} size={20} />
        {t(format === 'csv' ? 'reports:contents.noteCsv' : 'reports:contents.note')}
      </p>
    </StepFrame>
  )
}
