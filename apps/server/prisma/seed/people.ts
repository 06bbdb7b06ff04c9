import type { DemoSignIn } from '@trivet/core/contract/shop'

type DemoAccount = {
  name: string
  email: string
  password: string
  isAdmin?: boolean
  isHost?: boolean
}

/** The accounts of the demo shop; everybody may know their passwords. */
export const demoAccounts: DemoAccount[] = [
  { name: 'Robin Castellan', email: 'admin@trivet.test', password: 'trivet-admin', isAdmin: true },
  { name: 'Noor Lindqvist', email: 'host@trivet.test', password: 'trivet-host', isHost: true },
  { name: 'Ana Alvarez', email: 'guest@trivet.test', password: 'trivet-guest' },
]

/** What the sign-in pages say about them. */
export const demoSignIns: DemoSignIn[] = demoAccounts.map(({ email, password, isAdmin, isHost }) => ({
  email,
  password,
  role: isAdmin ? 'admin' : isHost ? 'host' : 'guest',
}))

/** A host beside the one everybody can sign in as; nobody knows her password. */
export const sampleHost = { name: 'June Okafor', email: 'june.okafor@sample.trivet.test', isHost: true }
