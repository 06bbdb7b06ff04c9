import { Button } from '@trivet/ui/button'
import { Logo } from '@trivet/ui/logo'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { endSession } from '../lib/session.ts'
import { trpc } from '../lib/trpc.ts'
import { shopAddress } from '../paths.ts'
import { consoleLinks } from './console-links.ts'
import { contentId } from './console-root.tsx'

export function ConsoleFrame({ staffName, children }: { staffName: string; children: ReactNode }) {
  // the session is over here whatever the server could be told
  const logout = trpc.users.logout.useMutation({ onSettled: () => endSession() })
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[232px_minmax(0,1fr)]">
      <a
        href={`#${contentId}`}
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-tool bg-primary px-4 py-2 font-semibold text-primary-foreground focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-card px-4 py-3 md:sticky md:top-0 md:h-dvh md:flex-col md:flex-nowrap md:items-stretch md:gap-6 md:overflow-y-auto md:border-r md:border-b-0 md:py-6">
        <Logo className="md:px-3" />
        <nav
          aria-label="Console"
          className="flex gap-1 max-md:order-last max-md:w-full max-md:overflow-x-auto md:flex-col"
        >
          {consoleLinks.map(({ title, links }) => (
            <ul key={title} aria-label={title} className="flex gap-1 md:flex-col md:not-first:mt-4">
              {links.map(({ to, label, Icon }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className="flex min-h-11 items-center gap-3 rounded-input px-3 font-medium whitespace-nowrap hover:bg-muted aria-[current=page]:bg-secondary md:min-h-9"
                  >
                    <Icon aria-hidden strokeWidth={1.75} className="size-5" />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className="flex min-w-0 items-center gap-3 max-md:ml-auto md:mt-auto md:flex-col md:items-start md:px-3">
          <p className="max-w-full truncate text-muted-foreground max-md:hidden">{staffName}</p>
          <a href={shopAddress} className="py-1 whitespace-nowrap underline underline-offset-4">
            Open the shop
          </a>
          <Button variant="secondary" size="sm" loading={logout.isPending} onClick={() => logout.mutate()}>
            Logout
          </Button>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="min-w-0 p-4 outline-none md:p-6">
        {children}
        <p className="mt-6 text-caption text-muted-foreground">Times are those of Los Angeles.</p>
      </main>
    </div>
  )
}
