import type { CallRefusal, FrameRefusal } from '@quokka/contract/wire'
import { REFUSALS } from '../../http/replies/refusals.ts'
import { worded } from '../../http/replies/wordings.ts'
import type { Account } from '../../stores/accounts.ts'

/** Why a host gets no quiz, with what the host reads; a call and a room answer alike. */
export interface NoQuiz {
  code: CallRefusal & FrameRefusal
  message: string
  /** The message in no language, where the code does not tell. */
  says?: string
}

/** Undefined for a guest. */
type Host = Pick<Account, 'ageGroup'> | undefined

const noQuiz = (code: NoQuiz['code']): NoQuiz => ({ code, message: REFUSALS[code].sentence })

/** A quiz that the plan of its host does not open; only grown-ups are asked to buy. Rule PR4. */
const locked = (host: Host, brandName: string): NoQuiz => {
  if (host === undefined) return noQuiz('quiz/sign-up-required')
  if (host.ageGroup !== '18+') return noQuiz('quiz/adult-required')
  const { sentence: message, says } = worded('quiz/premium-required/brand', { brand: brandName })
  return { code: 'quiz/premium-required', message, says }
}

/** Why a quiz that was asked for by its id is not to be had. */
export const notFound = (why: 'locked' | 'empty' | undefined, host: Host, brandName: string): NoQuiz => {
  if (why === 'locked') return locked(host, brandName)
  return noQuiz(why === 'empty' ? 'quiz/no-questions' : 'quiz/not-found')
}

/** Why no quiz could be drawn from categories. */
export const notDrawn = (why: 'locked' | 'empty' | undefined, host: Host, brandName: string): NoQuiz => {
  if (why === 'locked') return locked(host, brandName)
  return noQuiz(why === 'empty' ? 'quiz/no-questions-in-categories' : 'quiz/category-not-found')
}
