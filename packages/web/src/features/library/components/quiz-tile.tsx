import type { LibraryQuiz } from '@quokka/contract/http'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import type { Act } from './quiz-menu.tsx'
import { QuizMenu } from './quiz-menu.tsx'
import type { Naming } from './rename-field.tsx'
import { RenameField } from './rename-field.tsx'
import { StatusTag } from './status-tag.tsx'
import { Tile } from './tile.tsx'

interface QuizTileProps {
  quiz: LibraryQuiz
  acts: { act: Act; naming: Naming }
  look?: 'tall' | 'low'
  heading?: 'h2' | 'h3'
}

/** A quiz on a shelf. */
export const QuizTile = ({ quiz, acts: { act, naming }, ...shape }: QuizTileProps) => {
  const { quizId, quizName, quizImage, questionCount, editedOn, ownerName, takenDownReason, copiedFrom } = quiz.tile
  return (
    <Tile
      {...shape}
      picture={quizImage}
      name={quizName}
      link={{ href: quizEditorOf(quizId), note: t('library:tile.opensInNewWindow') }}
      field={naming.quizId === quizId && <RenameField name={quizName} onEnd={naming.end} />}
      start={t('library:tile.questions', { count: questionCount })}
      end={usDate(editedOn)}
      tag={<StatusTag quiz={quiz.tile} />}
      note={
        takenDownReason ??
        (ownerName && t('library:tile.sharedBy', { name: ownerName })) ??
        (copiedFrom && t('library:tile.copyOf', { quiz: copiedFrom.quizName }))
      }
      menu={<QuizMenu quiz={quiz} act={act} />}
    />
  )
}
