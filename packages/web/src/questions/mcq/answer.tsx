export { ChosenOption as McqOwnAnswer, RightOption as McqRightAnswer } from '../families/one-choice-answer.tsx'
