import type { QuizRead } from '@quokka/contract/http'
import { CLASSES, SUBJECTS } from '@quokka/core/quiz'
import { QUIZ_LANGUAGES } from '@quokka/core/search-filters'
import { listText } from '../../lib/text/list-text.ts'
import { numberText } from '../../lib/text/numbers.ts'
import { t } from '../../messages/studio.ts'
import type { NamedPart } from '../../questions/editing/editor-view.ts'
import { subjectName } from '../../quiz/catalogue-names.ts'
import { languageName } from '../../quiz/language-name.ts'
import { fetchQuiz, saveSettings } from './api/authoring-calls.ts'
import { differences } from './differences.ts'
import type { EditorContext } from './editor-context.ts'
import { askChoice, SETTINGS_SLOT, takeQuiz, tellFailure } from './editor-context.ts'
import type { Settings } from './editor-state.ts'
import { keyWordsIn, keyWordsText } from './key-words.ts'

const STALE = 409

export const settingsOf = ({ quizName, quizDescription, ageGroup, quizImage, ...said }: QuizRead): Settings => ({
  quizName,
  quizDescription,
  ageGroup,
  quizImage,
  subject: SUBJECTS.find((known) => known === said.subject) ?? null,
  language: QUIZ_LANGUAGES.find((known) => known === said.language) ?? null,
  classes: CLASSES.filter((known) => said.classes?.includes(known)),
  keyWords: keyWordsText(said.keyWords ?? []),
})

const namedSettings = (settings: Settings): NamedPart[] => [
  { name: t('authoring:settings.name'), text: settings.quizName },
  { name: t('authoring:settings.description'), text: settings.quizDescription },
  { name: t('access:banner'), text: settings.quizImage, isMedium: true },
  { name: t('authoring:settings.age'), text: settings.ageGroup },
  { name: t('authoring:found.subject'), text: settings.subject === null ? '' : subjectName(settings.subject) },
  { name: t('authoring:found.language'), text: settings.language === null ? '' : languageName(settings.language) },
  { name: t('authoring:found.classes'), text: listText(settings.classes.map(numberText)) },
  { name: t('authoring:found.keyWords'), text: settings.keyWords },
]

/** The quiz as it is read after these settings were saved. */
const withSettings = (quiz: QuizRead, { quizName, quizDescription, quizImage, ...said }: Settings): QuizRead => {
  const { subject: _subject, language: _language, classes: _classes, ...rest } = quiz
  return {
    ...rest,
    quizName,
    quizDescription,
    quizImage,
    ...(said.subject !== null && { subject: said.subject }),
    ...(said.language !== null && { language: said.language }),
    ...(said.classes.length > 0 && { classes: [...said.classes] }),
    keyWords: keyWordsIn(said.keyWords),
    revision: quiz.revision + 1,
  }
}

const isSame = (one: Settings, other: Settings) => JSON.stringify(one) === JSON.stringify(other)

/** Changing the quiz's own words and picture. */
export const settingsCommands = (context: EditorContext) => {
  const { get, set, kept } = context

  const forget = () => {
    kept.forget(SETTINGS_SLOT)
    set({ settings: undefined })
  }

  const change = (values: Settings) => {
    const { quiz, settings } = get()
    if (isSame(values, settingsOf(quiz))) return forget()
    const basis = settings?.basis ?? quiz.revision
    set({ settings: { values, basis, isKept: kept.keep(SETTINGS_SLOT, values, basis) } })
  }

  const close = () => {
    forget()
    set({ prompt: undefined })
  }

  const finish = async (values: Settings) => {
    forget()
    const { quiz } = get()
    const fresh = await fetchQuiz(quiz.quizId)
    // The next save finds out which revision it is, should this not tell.
    takeQuiz(context, fresh.ok ? fresh.value : withSettings(quiz, values))
    set({ prompt: undefined })
  }

  /** Whether they were saved, or given up for somebody else's. */
  const save = async (typed: Settings): Promise<boolean> => {
    const values = { ...typed, quizName: typed.quizName.trim(), quizDescription: typed.quizDescription.trim() }
    const { quizId } = get().quiz
    let revision = get().settings?.basis ?? get().quiz.revision
    for (;;) {
      const answer = await saveSettings(quizId, values, revision)
      if (answer.ok) {
        await finish(values)
        context.notify({ text: answer.value, tone: 'good' })
        return true
      }
      if (answer.status !== STALE) {
        tellFailure(context, answer)
        return false
      }
      const fresh = await fetchQuiz(quizId)
      if (!fresh.ok) {
        tellFailure(context, fresh)
        return false
      }
      const theirs = settingsOf(fresh.value)
      const choice = isSame(theirs, settingsOf(get().quiz))
        ? 'mine'
        : await askChoice(context, {
            about: 'settings',
            differences: differences(namedSettings(values), namedSettings(theirs)),
          })
      if (choice === 'neither') return false
      takeQuiz(context, fresh.value)
      if (choice === 'theirs') {
        close()
        return true
      }
      revision = fresh.value.revision
      set({ settings: { values, basis: revision, isKept: kept.keep(SETTINGS_SLOT, values, revision) } })
    }
  }

  return { change, close, save }
}
