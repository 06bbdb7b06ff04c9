import type { DemoSignIn } from '@trivet/core/contract/shop'
import { Button } from '@trivet/ui/button'
import { useShopInfo } from '../../lib/use-shop-info.ts'

/** The other members of staff are for the admin's sign-in page. */
const ofShop = new Set<DemoSignIn['role']>(['admin', 'host', 'guest'])

/** In the demo shop, whom a visitor can sign in as; nothing anywhere else, nor when the server does not say. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoSignIn) => void }) {
  const accounts = (useShopInfo()?.demoAccounts ?? []).filter(({ role }) => ofShop.has(role))
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts" className="mt-8 rounded-cloth border p-4 text-small">
      <h2 id="demo-accounts" className="font-semibold">
        Demo accounts
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {accounts.map((account) => (
          <li
            key={account.email}
            className="flex flex-col items-start sm:flex-row sm:items-center sm:justify-between"
          >
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
