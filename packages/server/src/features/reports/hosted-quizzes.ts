import type { CatalogueCategory, CatalogueQuiz } from '@quokka/content'
import { canHostQuiz } from '@quokka/core/access'
import { interestName, interestOfQuizId } from '@quokka/core/quiz'
import { mediaAddress } from '../../media/media-address.ts'
import type { StoredQuiz } from '../../stores/quiz-row.ts'
import type { Quizzes } from '../../stores/quizzes.ts'
import type { HostedQuiz, HostedQuizzes } from './report-ports.ts'

interface HostedQuizzesPorts {
  quizzes: Pick<Quizzes, 'byIds' | 'teamsOf'>
  catalogue: { quizzes: readonly CatalogueQuiz[]; categories: readonly CatalogueCategory[] }
}

const ofCatalogue = ({ quizImage, quizDescription: description, ageGroup }: CatalogueQuiz): HostedQuiz => {
  const image = mediaAddress('readymade', quizImage)
  return { image, banner: image, description, ageGroup }
}

const ofAuthor = ({ quizImage, quizDescription: description, ageGroup }: StoredQuiz): HostedQuiz => ({
  image: quizImage === '' ? '' : mediaAddress('uploads', quizImage),
  banner: quizImage,
  description,
  ageGroup,
})

export const createHostedQuizzes = ({ quizzes, catalogue }: HostedQuizzesPorts): HostedQuizzes => {
  const readyMade = new Map(catalogue.quizzes.map((quiz) => [quiz.quizId, ofCatalogue(quiz)]))
  const categories = new Map(catalogue.categories.map((category) => [category.categoryId, category]))

  /** A quiz that was drawn looks like the first of its categories, and is none of its own. */
  const drawn = (quizId: string): HostedQuiz | undefined => {
    const chosen = interestOfQuizId(quizId)?.categories.flatMap((id) => categories.get(id) ?? [])
    const [first] = chosen ?? []
    if (chosen === undefined || first === undefined) return undefined
    const name = interestName(chosen.map(({ categoryName }) => categoryName))
    const image = mediaAddress('readymade', first.image)
    return { image, banner: '', description: `A mix of questions: ${name}.`, ageGroup: undefined }
  }

  return {
    async find(host, quizIds) {
      const found = new Map<string, HostedQuiz>()
      for (const quizId of quizIds) {
        const quiz = readyMade.get(quizId) ?? drawn(quizId)
        if (quiz !== undefined) found.set(quizId, quiz)
      }
      const written = await quizzes.byIds(quizIds.filter((quizId) => !found.has(quizId)))
      const caller = { userId: host.userId, teamIds: written.length === 0 ? [] : await quizzes.teamsOf(host.userId) }
      for (const quiz of written) if (canHostQuiz(caller, quiz)) found.set(quiz.quizId, ofAuthor(quiz))
      return found
    },
  }
}
