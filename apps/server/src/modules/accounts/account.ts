import type { Profile } from '@trivet/core/contract/accounts'

export type Account = {
  id: string
  name: string
  email: string
  phone: string
  street: string
  city: string
  state: string
  postalCode: string
  country: string
  isAdmin: boolean
  isHost: boolean
}

/** What an account is to its owner. */
export function toProfile(account: Account): Profile {
  const { id, name, email, phone, street, city, state, postalCode, country, isAdmin, isHost } = account
  const address = { street, city, state, postalCode, country }
  return { _id: id, name, email, phone, address, isAdmin, isHost }
}
