import { randomInt } from 'node:crypto'
import { createUser } from '@quokka/contract/http'
import { CREATABLE_USER_TYPES, CREATE_USER_FORM, checkForm } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalidField } from '../../http/replies/invalid-field.ts'
import type { AdminPorts } from './admin-ports.ts'

/** How long a password that an administrator made works. Rule AD4. */
const FIRST_PASSWORD_LASTS_MS = 72 * 3_600_000
/** Letters and digits that are not taken for one another, in four groups: more than 90 bits, and readable over a telephone. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679'
const GROUPS = 4
const GROUP_CHARACTERS = 5

const newPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-')

/** Accounts that an administrator makes; whoever makes one vouches for its email (contract §4). */
export const createUserRoutes = ({ accounts, hashes, chance, clock }: AdminPorts): Route[] => [
  route(createUser, async ({ body }) => {
    const form = {
      userName: body.userName.trim(),
      firstName: body.firstName.trim(),
      lastName: body.lastName.trim(),
      emailId: body.emailId.trim(),
      userType: body.userType,
    }
    const failures = checkForm(CREATE_USER_FORM, form)
    const userType = CREATABLE_USER_TYPES.find((type) => type === form.userType)
    if (failures.length > 0 || userType === undefined) return { ok: false, refusal: invalidField(failures) }
    const password = newPassword()
    const nowMs = clock.nowMs()
    const created = await accounts.create(
      {
        userId: chance.newId(),
        userName: form.userName,
        email: form.emailId,
        passwordHash: await hashes.hash(password),
        userType,
        ageGroup: null,
        givenName: form.firstName,
        familyName: form.lastName,
        isConfirmed: true,
        mustChoosePassword: true,
        passwordExpiresAtMs: nowMs + FIRST_PASSWORD_LASTS_MS,
      },
      nowMs,
    )
    if (created === 'nameTaken') return { ok: false, refusal: { code: 'account/username-taken' } }
    if (created === 'emailTaken') return { ok: false, refusal: { code: 'account/email-taken' } }
    return ok({ userName: form.userName, password, emailId: form.emailId, userType })
  }),
]
