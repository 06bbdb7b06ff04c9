import type { StaffRole } from '@trivet/core/staff'
import type { DemoSignIn } from '@trivet/core/contract/shop'

type DemoAccount = {
  name: string
  email: string
  password: string
  staffRole?: StaffRole
  isHost?: boolean
}

/** The accounts of the demo shop; everybody may know their passwords. */
export const demoAccounts: DemoAccount[] = [
  { name: 'Robin Castellan', email: 'admin@trivet.test', password: 'trivet-admin', staffRole: 'owner' },
  { name: 'Noor Lindqvist', email: 'host@trivet.test', password: 'trivet-host', isHost: true },
  { name: 'Ana Alvarez', email: 'guest@trivet.test', password: 'trivet-guest' },
  { name: 'Maya Brandt', email: 'manager@trivet.test', password: 'trivet-manager', staffRole: 'manager' },
  { name: 'Sol Iwata', email: 'support@trivet.test', password: 'trivet-support', staffRole: 'support' },
  {
    name: 'Wren Abara',
    email: 'warehouse@trivet.test',
    password: 'trivet-warehouse',
    staffRole: 'warehouse',
  },
  { name: 'Dario Quist', email: 'driver@trivet.test', password: 'trivet-driver', staffRole: 'driver' },
]

/** What the sign-in pages say about them. */
export const demoSignIns: DemoSignIn[] = demoAccounts.map(({ email, password, staffRole, isHost }) => ({
  email,
  password,
  role: staffRole === 'owner' ? 'admin' : (staffRole ?? (isHost ? 'host' : 'guest')),
}))

/** A host beside the one everybody can sign in as; nobody knows her password. */
export const sampleHost = { name: 'June Okafor', email: 'june.okafor@sample.trivet.test', isHost: true }
