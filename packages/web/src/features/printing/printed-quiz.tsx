import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer'
import type { QuizRead } from '@quokka/contract/http'
import { useMemo, useState } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { questionOf } from '../../quiz/question-of.ts'
import { quizEditorOf } from '../../quiz/quiz-paths.ts'
import { Button, ButtonLink } from '../../ui/studio/controls/button.tsx'
import { RadioField } from '../../ui/studio/fields/radio-field.tsx'
import { AnswerKey } from './components/answer-key.tsx'
import { QuestionSheet } from './components/question-sheet.tsx'
import { t } from './messages.ts'
import type { Paper } from './paper.ts'
import { PAPERS, usualPaper } from './paper.ts'
import styles from './printing.module.css'
import type { SheetVersion } from './sheet.ts'
import { sheetOf } from './sheet.ts'

const PAGES = ['sheet', 'key', 'both'] as const
const VERSIONS: readonly SheetVersion[] = ['A', 'B']

/** What is printed, how, and all of it as it will look. */
export const PrintedQuiz = ({ quiz }: { quiz: QuizRead }) => {
  usePageTitle(quiz.quizName)
  const [pages, setPages] = useState<(typeof PAGES)[number]>('both')
  const [paper, setPaper] = useState<Paper>(usualPaper(navigator.language))
  const [version, setVersion] = useState<SheetVersion>('A')
  const sheet = useMemo(() => sheetOf(quiz.questions.map(questionOf), version), [quiz, version])
  const isPlayed = quiz.statusCode === 'PUB' && quiz.takenDownReason === undefined
  const isEmpty = sheet.questions.length === 0
  const head = { quizName: quiz.quizName, sheet, version }
  return (
    <div className={styles.screen}>
      <header className={styles.tools}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <ButtonLink tone="outline" icon={ArrowLeftIcon} to={quizEditorOf(quiz.quizId)}>
            {t('back')}
          </ButtonLink>
        </div>
        <RadioField
          label={t('what')}
          options={PAGES.map((value) => ({ value, label: t(`whats.${value}`) }))}
          value={pages}
          onChange={setPages}
        />
        <RadioField
          label={t('version')}
          options={VERSIONS.map((value) => ({ value, label: t(`versions.${value}`) }))}
          value={version}
          onChange={setVersion}
        />
        <RadioField
          label={t('paper')}
          options={PAPERS.map((value) => ({ value, label: t(`papers.${value}`) }))}
          value={paper}
          onChange={setPaper}
        />
        <div className={styles.print}>
          <Button icon={PrinterIcon} disabled={isEmpty} aria-describedby="print-help" onPress={() => window.print()}>
            {t('print')}
          </Button>
          <p id="print-help" className={styles.help}>
            {isEmpty ? t('nothing') : t('printHelp')}
          </p>
        </div>
      </header>
      <main className={classNames(styles.papers, styles[paper])}>
        {!isEmpty && pages !== 'key' && <QuestionSheet {...head} classes={quiz.classes ?? []} />}
        {!isEmpty && pages !== 'sheet' && <AnswerKey {...head} liveQuizId={isPlayed ? quiz.quizId : undefined} />}
      </main>
    </div>
  )
}
