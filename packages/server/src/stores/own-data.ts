import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** What other tables than the account's own keep about somebody. */
export interface OwnData {
  of(userId: string): Promise<{
    sessions: { beganAtMs: number; seenAtMs: number }[]
    /** Where the account's social logins are from. */
    issuers: string[]
    organisationName: string | null
    teamNames: string[]
    /** Own quizzes that an administrator took down. */
    takenDown: { quizId: string; reason: string; takenDownAtMs: number }[]
    /** The catalogue's questions that were drawn for own quizzes, the latest first. */
    drawnQuestions: { questionId: string; drawnAtMs: number }[]
    /** Folders of the library, by name. */
    folders: string[]
    /** How quizzes are kept there. */
    library: { quizId: string; folderName: string | null; isStarred: boolean; tags: string[] }[]
    /** Pictures, sounds and films for quizzes. */
    uploads: { name: string; kind: string; bytes: number; uploadedAtMs: number }[]
  }>
  /** Own quizzes, the latest change first, each with its slides as they are stored: read one after the other, for there may be many. */
  quizzesOf(userId: string): AsyncGenerator<OwnQuiz>
}

export interface OwnQuiz {
  quizId: string
  quizName: string
  quizDescription: string
  ageGroup: string
  status: string
  isPublic: boolean
  /** Of a deleted one that is still kept. */
  deletedAtMs: number | null
  createdAtMs: number
  editedAtMs: number
  slides: unknown[]
}

export const createOwnData = ({ kysely }: Pick<Database, 'kysely'>): OwnData => ({
  async of(userId) {
    const sessions = await kysely
      .selectFrom('session')
      .select(['began_at', 'seen_at'])
      .where('user_id', '=', userId)
      .orderBy('began_at')
      .execute()
    const identities = await kysely
      .selectFrom('social_identity')
      .select('issuer')
      .where('user_id', '=', userId)
      .orderBy('issuer')
      .execute()
    const organisation = await kysely
      .selectFrom('account')
      .innerJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
      .select('organisation_name')
      .where('account.user_id', '=', userId)
      .executeTakeFirst()
    const teams = await kysely
      .selectFrom('team_member')
      .innerJoin('team', 'team.team_id', 'team_member.team_id')
      .select('team_name')
      .where('team_member.user_id', '=', userId)
      .orderBy('team_name')
      .execute()
    const takenDown = await kysely
      .selectFrom('take_down')
      .select(['quiz_id', 'reason', 'taken_down_at'])
      .where('owner_id', '=', userId)
      .orderBy('taken_down_at')
      .execute()
    const drawn = await kysely
      .selectFrom('drawn_question')
      .select(['question_id', 'drawn_at'])
      .where('user_id', '=', userId)
      .orderBy('drawn_at', 'desc')
      .orderBy('question_id')
      .execute()
    const folders = await kysely
      .selectFrom('library_folder')
      .select('folder_name')
      .where('user_id', '=', userId)
      .orderBy('folder_name')
      .execute()
    const entries = await kysely
      .selectFrom('library_entry')
      .leftJoin('library_folder', 'library_folder.folder_id', 'library_entry.folder_id')
      .select(['quiz_id', 'folder_name', 'is_starred', 'tags'])
      .where('library_entry.user_id', '=', userId)
      .orderBy('quiz_id')
      .execute()
    const uploads = await kysely
      .selectFrom('media_file')
      .select(['name', 'kind', 'bytes', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
    return {
      sessions: sessions.map((row) => ({ beganAtMs: row.began_at.getTime(), seenAtMs: row.seen_at.getTime() })),
      issuers: identities.map((row) => row.issuer),
      organisationName: organisation?.organisation_name ?? null,
      teamNames: teams.map((row) => row.team_name),
      takenDown: takenDown.map((row) => ({
        quizId: row.quiz_id,
        reason: row.reason,
        takenDownAtMs: row.taken_down_at.getTime(),
      })),
      drawnQuestions: drawn.map((row) => ({ questionId: row.question_id, drawnAtMs: row.drawn_at.getTime() })),
      folders: folders.map((row) => row.folder_name),
      library: entries.map((row) => ({
        quizId: row.quiz_id,
        folderName: row.folder_name,
        isStarred: row.is_starred,
        tags: row.tags,
      })),
      uploads: uploads.map(({ bytes, created_at, ...file }) => ({
        ...file,
        bytes: Number(bytes),
        uploadedAtMs: created_at.getTime(),
      })),
    }
  },
  async *quizzesOf(userId) {
    const quizzes = await kysely
      .selectFrom('quiz')
      .selectAll()
      .where('owner_id', '=', userId)
      .orderBy('edited_at', 'desc')
      .orderBy('quiz_id')
      .execute()
    for (const quiz of quizzes) {
      const slides = await kysely
        .selectFrom('question')
        .select('body')
        .where('quiz_id', '=', quiz.quiz_id)
        .orderBy(sql`array_position(${quiz.question_ids}::text[], question_id)`)
        .execute()
      yield {
        quizId: quiz.quiz_id,
        quizName: quiz.quiz_name,
        quizDescription: quiz.quiz_description,
        ageGroup: quiz.age_group,
        status: quiz.status,
        isPublic: quiz.is_public,
        deletedAtMs: quiz.deleted_at?.getTime() ?? null,
        createdAtMs: quiz.created_at.getTime(),
        editedAtMs: quiz.edited_at.getTime(),
        slides: slides.map(({ body }) => body),
      }
    }
  },
})
