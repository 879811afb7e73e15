/**
 * What a question comes down to in any product: what whoever answers is given, without title, pictures and time. Files of other
 * products are read into these forms and written from them, so that no format knows our types (decision 0108).
 */
export type Exchanged =
  /** `isSurvey`: none is right, on purpose. */
  | { form: 'choice'; options: readonly ExchangedOption[]; isSurvey?: boolean }
  /** Null where neither is right, on purpose. */
  | { form: 'truth'; isTrue: boolean | null }
  /** The first spelling is the one that is shown. */
  | { form: 'typed'; accepted: readonly string[] }
  /** A pair without a prompt only adds an answer to choose from. */
  | { form: 'pairs'; pairs: readonly (readonly [prompt: string, answer: string])[] }
  /** In the right order. */
  | { form: 'order'; items: readonly string[] }
  | { form: 'note'; text: string }

export interface ExchangedOption {
  text: string
  isRight: boolean
}

export type ExchangedForm = Exchanged['form']
export type ExchangedAs<Form extends ExchangedForm> = Extract<Exchanged, { form: Form }>

/** What had to be changed so that one of our types can ask it, for people to read; the web has a sentence for each code. */
export type LandingChange =
  | { code: 'optionLeftOut'; text: string }
  | { code: 'optionAdded'; text: string }
  /** Those that are right together are one option now. */
  | { code: 'severalRight'; texts: readonly string[] }
  | { code: 'spellingLeftOut'; text: string }
  | { code: 'pairLeftOut'; prompt: string; answer: string }
  | { code: 'itemLeftOut'; text: string }
  | { code: 'noteShortened'; text: string }

/** What its author must add or choose before one of our types can ask it. */
export type LandingNeed =
  | { code: 'noRightAnswer' }
  | { code: 'everyAnswerRight' }
  | { code: 'tooFewOptions'; count: number }
  | { code: 'equalOptions'; text: string }
  | { code: 'optionTooLong'; text: string }
  | { code: 'noAnswer' }
  | { code: 'answerTooLong'; text: string }
  | { code: 'tooFewPairs'; count: number }
  | { code: 'tooFewItems'; count: number }
  | { code: 'itemTooLong'; text: string }

/** A question of another product as one of our types. */
export interface Landing {
  /** What the type adds to the fields that every question as sent has; where something is needed, as far as it is known. */
  fields: Readonly<Record<string, unknown>>
  changes: readonly LandingChange[]
  needs: readonly LandingNeed[]
}

/** How a type takes the questions of one form. */
export interface LandingFrom<Form extends ExchangedForm> {
  form: Form
  land(exchanged: ExchangedAs<Form>): Landing
}
