import type { DemoSignIn } from '@trivet/core/contract/shop'
import { Button } from '@trivet/ui/button'
import { trpc } from '../../lib/trpc.ts'

/** In the demo shop, the account that may come in here; nothing when the server does not say. */
export function DemoAccount({ onChoose }: { onChoose: (account: DemoSignIn) => void }) {
  const { data } = trpc.shop.info.useQuery(undefined, { retry: false, staleTime: Infinity })
  const admin = data?.demoAccounts.find(({ role }) => role === 'admin')
  if (!admin) return null
  return (
    <section aria-labelledby="demo-account" className="mt-5 border-t pt-4">
      <h2 id="demo-account" className="font-semibold">
        Demo account
      </h2>
      <p className="mt-1 text-muted-foreground">
        {admin.email} / {admin.password}
      </p>
      <Button variant="link" size="sm" className="max-md:min-h-11" onClick={() => onChoose(admin)}>
        Fill in as admin
      </Button>
    </section>
  )
}
