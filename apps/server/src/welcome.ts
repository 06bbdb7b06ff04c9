type Account = { email: string; password: string }

/** What a person sees who started the shop. */
export function welcome(origin: string, accounts: Account[]): string {
  const addresses = [
    ['Shop', '/'],
    ['Admin', '/admin/'],
    ['API reference', '/api/docs'],
    ['REST', '/api/products'],
    ['Health', '/healthz'],
  ] as const
  const lines = ['', '  Trivet is open.', '']
  for (const [name, path] of addresses) lines.push(`  ${name.padEnd(18)}${origin}${path}`)
  if (accounts.length > 0) lines.push('', '  Demo accounts')
  for (const { email, password } of accounts) lines.push(`  ${email.padEnd(18)}${password}`)
  return `${lines.join('\n')}\n\n`
}
