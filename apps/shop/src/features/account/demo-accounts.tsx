import type { DemoSignIn } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { trpc } from '../../lib/trpc.ts'

/** In the demo shop, whom a visitor can sign in as; nothing anywhere else, nor when the server does not say. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoSignIn) => void }) {
  const { data } = trpc.shop.info.useQuery(undefined, { retry: false, staleTime: Infinity })
  if (!data || data.demoAccounts.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts" className="mt-8 rounded-cloth border p-4 text-small">
      <h2 id="demo-accounts" className="font-semibold">
        Demo accounts
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {data.demoAccounts.map((account) => (
          <li key={account.email} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="text-muted-foreground">
              {account.email} / {account.password}
            </span>
            <Button variant="link" size="sm" onClick={() => onChoose(account)}>
              Fill in as {account.role}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
