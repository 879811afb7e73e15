import { createAddressGuessLimits } from '../http/limits/address-limits.ts'
import { createGuessLimits } from '../http/limits/guess-limits.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** The limits on guesses at what is secret. */
export const composeGuesses = (
  { config, ...ports }: Pick<SharedPorts, 'config' | 'running' | 'clock'> & { secret: string },
  { allowances }: Pick<Stores, 'allowances'>,
): Pick<SharedPorts, 'accountGuesses' | 'addressGuesses'> => ({
  accountGuesses: createGuessLimits({ ...ports, allowances, factor: 1 }),
  addressGuesses: createAddressGuessLimits(
    createGuessLimits({ ...ports, allowances, factor: config.RATE_LIMIT_FACTOR }),
  ),
})
