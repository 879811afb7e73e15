import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '@quokka/core/questions'
import type { Media } from '../../media/media.ts'
import type { AuthoringPorts } from './authoring-ports.ts'

export type CopyPorts = Pick<AuthoringPorts, 'chance'> & {
  media: Pick<Media, 'keep' | 'store'>
  /** Where the catalogue's pictures are on the disk. */
  picturesFolder: string
}

/** Copies a question for an author, with its media; those that the author may not see, or has no room for, are left out. `mediaFolder` is where they are: `uploads`, or `readymade` of the catalogue. */
export const createCopyQuestion = ({ media, chance, picturesFolder }: CopyPorts) => {
  const keptMedium = async (name: string | null, mediaFolder: string, userId: string): Promise<string | null> => {
    if (name === null) return null
    if (mediaFolder === 'uploads') {
      const kept = await media.keep(name, userId)
      return kept.ok ? kept.value : null
    }
    const content = createReadStream(join(picturesFolder, name))
    const stored = await media.store({ content, fileName: name }, userId)
    content.destroy()
    return stored.ok ? stored.value.name : null
  }

  return async (
    question: Question,
    mediaFolder: string,
    userId: string,
  ): Promise<{ question: Question; mediaLeftOut: number }> => {
    const { questionImageAlt, answerImageAlt, ...rest } = question
    const questionImage = await keptMedium(rest.questionImage, mediaFolder, userId)
    const answerImage = await keptMedium(rest.answerImage, mediaFolder, userId)
    const copy = {
      ...rest,
      questionId: chance.newId(),
      questionImage,
      answerImage,
      ...(questionImage !== null && questionImageAlt !== undefined && { questionImageAlt }),
      ...(answerImage !== null && answerImageAlt !== undefined && { answerImageAlt }),
    } as Question
    const isLost = (before: string | null, after: string | null) => before !== null && after === null
    const lost = [isLost(rest.questionImage, questionImage), isLost(rest.answerImage, answerImage)]
    return { question: copy, mediaLeftOut: lost.filter(Boolean).length }
  }
}
