import type { DemoSignIn } from '@trivet/core/contract/shop'
import { Button } from '@trivet/ui/button'
import { trpc } from '../../lib/trpc.ts'

/** In the demo shop, whom one may come in as; nothing when the server does not say. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoSignIn) => void }) {
  const { data } = trpc.shop.info.useQuery(undefined, { retry: false, staleTime: Infinity })
  const staff = data?.demoAccounts.filter(({ role }) => role !== 'host' && role !== 'guest') ?? []
  if (staff.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts" className="mt-5 border-t pt-4">
      <h2 id="demo-accounts" className="font-semibold">
        Demo accounts
      </h2>
      <ul className="mt-1">
        {staff.map((account) => (
          <li key={account.email} className="flex items-center justify-between gap-x-4 py-1">
            <span className="text-muted-foreground">
              {account.email}
              <span className="block">{account.password}</span>
            </span>
            <Button variant="link" size="sm" className="max-md:min-h-11" onClick={() => onChoose(account)}>
              Fill in as {account.role}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
