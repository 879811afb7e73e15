import { getOwnPictures } from '@quokka/contract/http'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

type Page = z.infer<(typeof getOwnPictures)['answer']>
export type OwnPicture = Page['pictures'][number]

const fetchPage = (page: number): Promise<Outcome<Page>> => call(getOwnPictures, { page })
const fetchFirst = () => fetchPage(0)

/** What the user uploaded before, the newest first; `more` asks for the next page. */
export const useOwnPictures = () => {
  const { loaded, reload, change } = useLoaded(fetchFirst)
  const [isAsking, setIsAsking] = useState(false)
  /** Why the next page did not come. */
  const [fault, setFault] = useState<string>()

  const more = async () => {
    if (loaded.is !== 'ready') return
    const { pictures, perPage } = loaded.value
    setIsAsking(true)
    const answer = await fetchPage(Math.floor(pictures.length / perPage))
    setIsAsking(false)
    setFault(answer.ok ? undefined : answer.sentence)
    if (!answer.ok) return
    // What was uploaded meanwhile has moved some of them to the next page.
    change((before) => {
      const known = new Set(before.pictures.map(({ name }) => name))
      const pictures = [...before.pictures, ...answer.value.pictures.filter(({ name }) => !known.has(name))]
      return { ...answer.value, pictures }
    })
  }

  return { loaded, reload, more, isAsking, fault }
}
