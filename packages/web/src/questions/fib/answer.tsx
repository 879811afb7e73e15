export { RightWord as FibRightAnswer, TypedWord as FibOwnAnswer } from '../families/typed-answer.tsx'
