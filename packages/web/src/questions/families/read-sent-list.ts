import { parseList } from '@quokka/contract/wire'

/** The texts of a sent list; empty for anything else. */
export const readSentList = (sent: string): string[] => parseList(sent).filter((text) => typeof text === 'string')
