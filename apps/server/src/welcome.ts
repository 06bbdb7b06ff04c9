import { ownerLinkHours } from '@trivet/core/accounts'

/** For the screen and the log of a shop that is no demo. */
export const testShopWarning =
  'Test shop: orders are taken and no card is charged. Set PAYMENTS=live, with its keys, to sell.'

type Account = { email: string; password: string }

type Start = {
  accounts: Account[]
  /** Where the database inside it keeps its data. */
  dataAt?: string | undefined
  /** Opens a shop without staff. */
  ownerLink: string | null
  /** Takes orders, and charges nobody. */
  isTestShop: boolean
}

/** What a person sees who started the shop. */
export function welcome(origin: string, { accounts, dataAt, ownerLink, isTestShop }: Start): string {
  const addresses = [
    ['Shop', '/'],
    ['Admin', '/admin/'],
    ['API reference', '/api/docs'],
    ['REST', '/api/products'],
    ['Health', '/healthz'],
  ] as const
  const lines = ['', '  Trivet is open.', '']
  for (const [name, path] of addresses) lines.push(`  ${name.padEnd(18)}${origin}${path}`)
  if (dataAt) lines.push('', `  ${'Database'.padEnd(18)}${dataAt}`)
  if (accounts.length > 0) lines.push('', '  Demo accounts')
  for (const { email, password } of accounts) lines.push(`  ${email.padEnd(24)}${password}`)
  if (isTestShop) lines.push('', `  ! ${testShopWarning}`)
  if (ownerLink) {
    lines.push(
      '',
      `  This shop has no staff yet. Become its owner here, once and within ${ownerLinkHours} hours:`,
      `  ${ownerLink}`,
    )
  }
  return `${lines.join('\n')}\n\n`
}
