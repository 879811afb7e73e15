import type { LibraryChange, LibraryChoice } from '@quokka/contract/http'
import {
  addLibraryFolder,
  changeLibrary,
  deleteLibraryFolder,
  duplicateQuiz,
  renameLibraryFolder,
  renameQuiz,
} from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'

export interface ChosenChange {
  choice: LibraryChoice
  change: LibraryChange
}

export const makeChanges = (changes: ChosenChange[]) => call(changeLibrary, { changes })
export const addFolder = (folderName: string) => call(addLibraryFolder, { folderName })
export const renameFolder = (folderId: string, folderName: string) =>
  call(renameLibraryFolder, { folderId, folderName })
export const deleteFolder = (folderId: string) => call(deleteLibraryFolder, { folderId })
export const duplicate = (quizId: string) => call(duplicateQuiz, { quizId })
export const rename = (quizId: string, quizName: string) => call(renameQuiz, { quizId, quizName })
