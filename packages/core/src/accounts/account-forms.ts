import { LIMITS } from '../limits.ts'
import { AGE_GROUPS } from './age-group.ts'
import type { FormRules } from './field-rules.ts'
import {
  digits,
  emailForm,
  exactLength,
  handle,
  maxLength,
  minLength,
  notEmpty,
  oneOf,
  personName,
  unlessEmpty,
} from './field-rules.ts'
import { CREATABLE_USER_TYPES } from './user-type.ts'

const { username, password, personNameCharacters, introductionCharacters, mobileNumberDigits } = LIMITS

const newUsername = [notEmpty, minLength(username.minAtSignUp), maxLength(username.max), handle]
const newPassword = [notEmpty, minLength(password.min), maxLength(password.max)]
const ageGroup = [notEmpty, oneOf(AGE_GROUPS)]
const name = [notEmpty, maxLength(personNameCharacters), personName]

/** The form of a sign-up. Rule AC2. */
export const SIGN_UP_FORM: FormRules<'username' | 'email' | 'password' | 'age_group'> = [
  { field: 'username', label: 'Username', rules: newUsername },
  { field: 'email', label: 'Email', rules: [notEmpty, emailForm] },
  { field: 'password', label: 'Password', rules: newPassword },
  { field: 'age_group', label: 'Age', rules: ageGroup },
]

/** The first administrator, by the token that the server printed. */
export const SET_UP_FORM: FormRules<'setupToken' | 'username' | 'email' | 'password'> = [
  { field: 'setupToken', label: 'Setup token', rules: [notEmpty] },
  { field: 'username', label: 'Username', rules: newUsername },
  { field: 'email', label: 'Email', rules: [notEmpty, emailForm] },
  { field: 'password', label: 'Password', rules: newPassword },
]

/** A password that somebody chooses: at sign-up, after a reset, in place of the administrator's. */
export const NEW_PASSWORD_FORM: FormRules<'password'> = [{ field: 'password', label: 'Password', rules: newPassword }]

/** Another email of an account. */
export const NEW_EMAIL_FORM: FormRules<'email'> = [{ field: 'email', label: 'Email', rules: [notEmpty, emailForm] }]

/** The form of a profile. Rule AC10. The mobile number is that without the country code, and may be left out. */
export const PROFILE_FORM: FormRules<
  'preferred_username' | 'custom:age_group' | 'given_name' | 'family_name' | 'phone_number' | 'locale' | 'profile'
> = [
  {
    field: 'preferred_username',
    label: 'Username',
    rules: [notEmpty, minLength(username.min), maxLength(username.max), handle],
  },
  { field: 'custom:age_group', label: 'Age', rules: ageGroup },
  { field: 'given_name', label: 'First Name', rules: name },
  { field: 'family_name', label: 'Last Name', rules: name },
  {
    field: 'phone_number',
    label: 'Mobile Number',
    rules: [unlessEmpty(exactLength(mobileNumberDigits)), unlessEmpty(digits)],
  },
  { field: 'locale', label: 'City', rules: [maxLength(60)] },
  { field: 'profile', label: 'Introduction', rules: [maxLength(introductionCharacters)] },
]

/** The form of an account that an administrator makes. Rule AD5. */
export const CREATE_USER_FORM: FormRules<'userName' | 'firstName' | 'lastName' | 'emailId' | 'userType'> = [
  { field: 'userName', label: 'Username', rules: newUsername },
  { field: 'firstName', label: 'First Name', rules: name },
  { field: 'lastName', label: 'Last Name', rules: name },
  { field: 'emailId', label: 'Email', rules: [notEmpty, emailForm] },
  { field: 'userType', label: 'User Type', rules: [notEmpty, oneOf(CREATABLE_USER_TYPES)] },
]

/** What comes before the ten digits of a mobile number on the wire; cut off for display (contract §4). */
export const COUNTRY_CODE = '+91'

/** An organisation and a team, as an administrator names them. */
export const ORGANISATION_FORM: FormRules<'organisationName'> = [
  {
    field: 'organisationName',
    label: 'Organisation',
    rules: [notEmpty, maxLength(LIMITS.organisationNameCharacters)],
  },
]
export const TEAM_FORM: FormRules<'teamName'> = [
  { field: 'teamName', label: 'Team', rules: [notEmpty, maxLength(LIMITS.teamNameCharacters)] },
]
