import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import { staffRoles } from '../../staff/staff-roles.ts'
import { accountAddressInput } from '../address/address-input.ts'

import { queryPageNumber, querySearch, querySort, queryWord } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'
import { requiredEmail } from './email-input.ts'

export const accountRoles = ['admin', 'host', 'guest', 'disabled'] as const

export type AccountRole = (typeof accountRoles)[number]

export const userSortColumns = ['name', 'email', 'since'] as const

const error = { error: generalCopy.invalidInput }

/** Whom staff look for; newest first unless `sort` says otherwise, which runs downwards with a minus before it. */
export const userFilterInput = z.object({
  q: querySearch.meta({ description: 'Part of a name or email, or of a phone number' }),
  role: queryWord(accountRoles, generalCopy.invalidInput),
  sort: querySort(userSortColumns, generalCopy.invalidInput),
})

export const userPageInput = userFilterInput.extend({ pageNumber: queryPageNumber })

export const accountIdInput = z.object({ id: z.string() })

/** The account as it was seen: a change of anything else is refused. */
const seen = { updatedAt: z.iso.datetime(error) }

export const staffAccountInput = z.object({
  ...seen,
  name: plainText({ max: 100, required: generalCopy.fillRequiredFields }),
  email: requiredEmail(generalCopy.fillRequiredFields),
  phone: plainText({ max: 30 }).default(''),
  address: accountAddressInput.default({}),
})

/** An account that staff open for somebody on the phone, who chooses the password later. */
export const openAccountInput = z.object({
  name: plainText({ max: 100, required: generalCopy.fillRequiredFields }),
  email: requiredEmail(generalCopy.fillRequiredFields),
  phone: plainText({ max: 30 }).default(''),
})

export const accountRolesInput = z.object({
  ...seen,
  staffRole: z.enum(staffRoles, error).nullable(),
  isHost: z.boolean(error),
})

export const accountAccessInput = z.object({ ...seen, isDisabled: z.boolean(error) })

export type UserFilter = z.output<typeof userFilterInput>
export type UserPageInput = z.output<typeof userPageInput>
export type StaffAccountInput = z.output<typeof staffAccountInput>
export type OpenAccountInput = z.output<typeof openAccountInput>
export type AccountRolesInput = z.output<typeof accountRolesInput>
export type AccountAccessInput = z.output<typeof accountAccessInput>
