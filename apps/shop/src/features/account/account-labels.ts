import { addressLabels } from '../../components/form/address-fields.tsx'

export const accountAddressLabels = {
  'address.street': addressLabels.street,
  'address.postalCode': addressLabels.postalCode,
  'address.city': addressLabels.city,
  'address.state': addressLabels.state,
  'address.country': addressLabels.country,
} as const

/** The fields of a new account, in the order of its form. */
export const accountLabels = {
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  phone: 'Phone',
  ...accountAddressLabels,
} as const
