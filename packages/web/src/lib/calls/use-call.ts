import type { Answer, Endpoint } from '@quokka/contract/http'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { call } from './call.ts'

/** One call of the contract for a screen, and whether an answer is awaited. */
export const useCall = <Body extends z.core.$ZodType, Reply extends Answer>(endpoint: Endpoint<Body, Reply>) => {
  const [isAsking, setIsAsking] = useState(false)
  const ask = async (body: z.input<Body>) => {
    setIsAsking(true)
    const answer = await call(endpoint, body)
    setIsAsking(false)
    return answer
  }
  return { isAsking, ask }
}
