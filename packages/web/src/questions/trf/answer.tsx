export { ChosenOption as TrfOwnAnswer, RightOption as TrfRightAnswer } from '../families/one-choice-answer.tsx'
