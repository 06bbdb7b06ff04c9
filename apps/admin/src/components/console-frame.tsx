import { Button } from '@trivet/ui/button'
import { Logo } from '@trivet/ui/logo'
import { ReceiptText, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { endSession } from '../lib/session.ts'
import { trpc } from '../lib/trpc.ts'
import { paths, shopAddress } from '../paths.ts'

const links = [
  { to: paths.orders(), label: 'Orders', Icon: ReceiptText },
  { to: paths.users(), label: 'Users', Icon: Users },
]

export function ConsoleFrame({ staffName, children }: { staffName: string; children: ReactNode }) {
  // the session is over here whatever the server could be told
  const logout = trpc.users.logout.useMutation({ onSettled: endSession })
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[232px_1fr]">
      <a href="#content" className="sr-only focus:not-sr-only">
        Skip to content
      </a>
      <header className="flex flex-wrap items-center gap-4 border-b border-border bg-card p-4 md:flex-col md:items-stretch md:border-r md:border-b-0">
        <Logo />
        <nav aria-label="Console" className="flex gap-1 md:flex-col">
          {links.map(({ to, label, Icon }) => (
            <NavLink
              key={to}
              to={to}
              className="flex min-h-11 items-center gap-2 rounded-tool px-4 text-small font-medium hover:bg-muted aria-[current=page]:bg-secondary"
            >
              <Icon aria-hidden strokeWidth={1.75} className="size-5" />
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 text-small md:mt-auto md:ml-0 md:flex-col md:items-start">
          <p className="text-muted-foreground">{staffName}</p>
          <a href={shopAddress} className="underline underline-offset-4">
            Open the shop
          </a>
          <Button variant="secondary" size="sm" loading={logout.isPending} onClick={() => logout.mutate()}>
            Logout
          </Button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 p-4 md:p-8">
        {children}
      </main>
    </div>
  )
}
