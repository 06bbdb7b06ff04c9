type Account = { email: string; password: string }

/** What a person sees who started the shop; `dataAt` is where the database inside it keeps its data. */
export function welcome(
  origin: string,
  { accounts, dataAt }: { accounts: Account[]; dataAt?: string | undefined },
): string {
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
  for (const { email, password } of accounts) lines.push(`  ${email.padEnd(18)}${password}`)
  return `${lines.join('\n')}\n\n`
}
