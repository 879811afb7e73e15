import type { Icon } from '@phosphor-icons/react'
import { BracketsCurlyIcon } from '@phosphor-icons/react/dist/ssr/BracketsCurly'
import { FileCsvIcon } from '@phosphor-icons/react/dist/ssr/FileCsv'
import { FileXlsIcon } from '@phosphor-icons/react/dist/ssr/FileXls'
import { FileZipIcon } from '@phosphor-icons/react/dist/ssr/FileZip'
import { GameControllerIcon } from '@phosphor-icons/react/dist/ssr/GameController'
import { GraduationCapIcon } from '@phosphor-icons/react/dist/ssr/GraduationCap'
import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package'
import type { WriteFormat } from '@quokka/formats'

interface ShownFormat {
  format: WriteFormat
  /** Of the file of one quiz. */
  extension: string
  icon: Icon
}

/** In the order of the menu: what keeps most first. */
export const FORMATS_SHOWN: readonly ShownFormat[] = [
  { format: 'own', extension: '.quokka', icon: FileZipIcon },
  { format: 'excel', extension: '.xlsx', icon: FileXlsIcon },
  { format: 'csv', extension: '.csv', icon: FileCsvIcon },
  { format: 'kahoot', extension: '.xlsx', icon: GameControllerIcon },
  { format: 'gift', extension: '.gift', icon: BracketsCurlyIcon },
  { format: 'moodle', extension: '.xml', icon: GraduationCapIcon },
  { format: 'qti21', extension: '.zip', icon: PackageIcon },
  { format: 'qti30', extension: '.zip', icon: PackageIcon },
]
