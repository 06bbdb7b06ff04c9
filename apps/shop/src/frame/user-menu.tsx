import * as accountsCopy from '@trivet/core/copy/accounts'

import { Button } from '@trivet/ui/button'
import { Skeleton } from '@trivet/ui/skeleton'
import { ChevronDown, User as UserIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../lib/session.tsx'
import type { User } from '../lib/session.tsx'
import { useDisclosure } from '../lib/use-disclosure.ts'
import { useLogout } from '../lib/use-logout.ts'
import { paths } from '../paths.ts'
import { HeaderPanel } from './header-panel.tsx'

export function UserMenu() {
  const { status, user } = useSession()
  if (status === 'loading') {
    return (
      <>
        <Skeleton className="h-11 w-22 rounded-tool noscript:hidden" />
        <noscript>
          <LoginButton />
        </noscript>
      </>
    )
  }
  return user ? <SignedInMenu user={user} /> : <LoginButton />
}

function LoginButton() {
  const { pathname, search } = useLocation()
  const isSigningIn = pathname === paths.login() || pathname === paths.register()
  const redirect = isSigningIn || pathname === paths.home() ? undefined : pathname + search
  return (
    <Button size="sm" className="h-11" render={<Link to={paths.login({ redirect })} />}>
      Login
    </Button>
  )
}

const itemClasses = 'flex min-h-11 w-full items-center px-5 text-left text-small hover:bg-foreground/8'

function SignedInMenu({ user }: { user: User }) {
  const { isOpen, container, triggerProps } = useDisclosure()
  const logout = useLogout()
  return (
    <div ref={container} className="sm:relative">
      <button
        type="button"
        {...triggerProps}
        aria-label={`Account of ${user.name}`}
        aria-controls={isOpen ? 'user-menu' : undefined}
        className="flex h-11 items-center gap-1.5 rounded-tool border border-input bg-card px-4 text-small font-medium hover:bg-muted"
      >
        <UserIcon aria-hidden strokeWidth={1.75} className="size-5 sm:hidden" />
        <span className="max-w-32 truncate max-sm:sr-only">{firstName(user.name)}</span>
        <ChevronDown aria-hidden strokeWidth={1.75} className="size-4" />
      </button>
      {isOpen && (
        <HeaderPanel id="user-menu" className="py-2 sm:w-56">
          <Link to={paths.profile()} className={itemClasses}>
            {accountsCopy.myProfile}
          </Link>
          <Link to={paths.myKits()} className={itemClasses}>
            My Custom Kits
          </Link>
          {user.isHost && (
            <Link to={paths.hostDashboard()} className={itemClasses}>
              Host Dashboard
            </Link>
          )}
          {user.isAdmin && (
            <a href={paths.adminDashboard()} className={itemClasses}>
              Admin Dashboard
            </a>
          )}
          <button type="button" onClick={logout} className={itemClasses}>
            Logout
          </button>
        </HeaderPanel>
      )}
    </div>
  )
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
