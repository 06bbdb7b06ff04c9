import { cn } from '@trivet/ui/cn'
import { Logo } from '@trivet/ui/logo'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '../paths.ts'
import { MiniCart } from './mini-cart.tsx'
import { UserMenu } from './user-menu.tsx'

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-40 border-b bg-background">
      <div className="page-width flex h-16 items-center gap-1 sm:gap-4 md:h-20">
        <Link to={paths.home()} className="mr-2 rounded-cloth md:mr-6">
          <Logo className="max-[400px]:gap-1.5" />
        </Link>
        <nav aria-label="Main" className="flex-1">
          <HeaderLink to={paths.catalog()}>Kits</HeaderLink>
          {/* on phones these stand in the footer */}
          <HeaderLink to={paths.howItWorks()} className="max-md:hidden">
            How it works
          </HeaderLink>
          <HeaderLink to={paths.about()} className="max-md:hidden">
            About
          </HeaderLink>
          <HeaderLink to={paths.faq()} className="max-md:hidden">
            FAQ
          </HeaderLink>
        </nav>
        <MiniCart />
        <UserMenu />
      </div>
    </header>
  )
}

type HeaderLinkProps = { to: string; className?: string; children: ReactNode }

function HeaderLink({ to, className, children }: HeaderLinkProps) {
  return (
    <NavLink
      to={to}
      className={cn(
        'inline-flex min-h-11 items-center rounded-tool px-3 text-small font-medium underline-offset-8 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-2',
        className,
      )}
    >
      {children}
    </NavLink>
  )
}
