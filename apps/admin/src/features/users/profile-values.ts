import { countryCodes } from '@trivet/core/address'
import { staffAccountInput, type StaffAccount } from '@trivet/core/contract/accounts'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'

export const profileInput = staffAccountInput.omit({ updatedAt: true })

type ProfileFields = z.input<typeof profileInput>
type Profile = z.output<typeof profileInput>

export type ProfileForm = UseFormReturn<ProfileFields, unknown, Profile>

/** What the form of an account holds. */
export function profileValues({ name, email, phone, address }: StaffAccount) {
  const country = countryCodes.find((code) => code === address.country) ?? countryCodes[0]
  const { street, city, state, postalCode } = address
  return { name, email, phone, address: { street, city, state, postalCode, country } }
}

export function isSameProfile(one: StaffAccount, other: StaffAccount): boolean {
  return JSON.stringify(profileValues(one)) === JSON.stringify(profileValues(other))
}
