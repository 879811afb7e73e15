export { RightWord as CntRightAnswer, TypedWord as CntOwnAnswer } from '../families/typed-answer.tsx'
