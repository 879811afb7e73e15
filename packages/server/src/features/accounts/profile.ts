import { changeLanguage, getProfile, setOwnExtraTime, updateProfile } from '@quokka/contract/http'
import type { AgeGroup } from '@quokka/core/accounts'
import { ageGroupFromWire, COUNTRY_CODE, checkForm, isYoung, PROFILE_FORM, planOf, roleOf } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { isLanguage } from '@quokka/languages'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalid, invalidField } from '../../http/replies/invalid-field.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { done } from '../../http/replies/successes.ts'
import type { MediaStore } from '../../ports.ts'
import type { Account, Accounts } from '../../stores/accounts.ts'
import type { RecoveryCodes } from '../../stores/recovery-codes.ts'
import type { Squares } from './picture.ts'
import { isUploaded, readWish, removePicture, storePicture } from './picture.ts'

const withoutCountryCode = (phoneNumber: string): string =>
  phoneNumber.startsWith(COUNTRY_CODE) ? phoneNumber.slice(COUNTRY_CODE.length) : phoneNumber

/** The name that an account has from now on: chosen once, in lower case. Rule AC11. */
const nameOf = (account: Account, wanted: string): Result<string, Refusal> => {
  if (account.userName === null) return ok(wanted.toLowerCase())
  const isSame = account.userName.toLowerCase() === wanted.toLowerCase()
  return isSame ? ok(account.userName) : { ok: false, refusal: { code: 'account/username-immutable' } }
}

/** The picture that an account has from now on, stored if it is new. Rules AC12, AC13. */
const pictureOf = async (
  account: Account,
  image: string | null | undefined,
  ageGroup: AgeGroup,
  { media, squares }: { media: MediaStore; squares: Squares },
): Promise<Result<string, Refusal>> => {
  const wish = readWish(image, account.picture)
  if (wish === undefined)
    return { ok: false, refusal: invalid('image', 'field/not-an-option', 'field/not-an-option/picture') }
  if (wish.is === 'replaced') return ok(wish.by)
  if (wish.is === 'kept') return ok(isYoung(ageGroup) && isUploaded(account.picture) ? '' : account.picture)
  if (isYoung(ageGroup)) return { ok: false, refusal: { code: 'account/picture-adults-only' } }
  const square = await squares.of(wish.dataUrl, account.userId)
  return square.ok ? ok(await storePicture(media, account.userId, square.value)) : square
}

interface ProfilePorts {
  accounts: Accounts
  recoveryCodes: Pick<RecoveryCodes, 'count'>
  media: MediaStore
  squares: Squares
}

/** What a member shows of herself or himself, and its change (contract §4). */
export const profileRoutes = ({ accounts, recoveryCodes, media, squares }: ProfilePorts): Route[] => [
  route(getProfile, async ({ user }) =>
    ok({
      given_name: user.givenName,
      family_name: user.familyName,
      username: user.userName ?? '',
      'custom:age_group': user.ageGroup,
      locale: user.city,
      phone_number: user.phoneNumber,
      profile: user.introduction,
      extraTime: user.extraTime,
      picture: user.picture,
      language: user.language,
      email: user.email,
      role: roleOf(user.userType),
      userType: user.userType,
      plan: planOf(user),
      hasPassword: user.passwordHash !== null,
      hasOneTimeCode: user.oneTimeSecret !== null,
      recoveryCodesLeft: await recoveryCodes.count(user.userId),
    }),
  ),
  route(setOwnExtraTime, async ({ body, user }) => {
    await accounts.setExtraTime(user.userId, body.extraTime)
    return ok('Saved.')
  }),
  route(updateProfile, async ({ body, user }) => {
    const ageGroup = ageGroupFromWire(body['custom:age_group'])
    const form = {
      preferred_username: body.preferred_username.trim(),
      'custom:age_group': ageGroup ?? body['custom:age_group'],
      given_name: body.given_name.trim(),
      family_name: body.family_name.trim(),
      phone_number: withoutCountryCode(body.phone_number.trim()),
      locale: body.locale.trim(),
      profile: body.profile.trim(),
    }
    const failures = checkForm(PROFILE_FORM, form)
    if (failures.length > 0 || ageGroup === undefined) return { ok: false, refusal: invalidField(failures) }
    const userName = nameOf(user, form.preferred_username)
    if (!userName.ok) return userName
    const picture = await pictureOf(user, body.image, ageGroup, { media, squares })
    if (!picture.ok) return picture
    const saved = await accounts.updateProfile(user.userId, {
      userName: userName.value,
      ageGroup,
      givenName: form.given_name,
      familyName: form.family_name,
      city: form.locale,
      phoneNumber: form.phone_number === '' ? '' : `${COUNTRY_CODE}${form.phone_number}`,
      introduction: form.profile,
      picture: picture.value,
    })
    if (picture.value !== user.picture) await removePicture(media, saved === 'saved' ? user.picture : picture.value)
    return saved === 'saved' ? done('done/profile-saved') : { ok: false, refusal: { code: 'account/username-taken' } }
  }),
  route(changeLanguage, async ({ body: { language }, user }) => {
    if (!isLanguage(language))
      return { ok: false, refusal: invalid('language', 'field/not-an-option', 'field/not-an-option/language') }
    await accounts.setLanguage(user.userId, language)
    return ok({ language })
  }),
]
