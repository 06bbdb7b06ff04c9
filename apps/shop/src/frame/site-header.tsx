import { useShopSettings } from '../lib/shop-settings.tsx'
import { Logo } from '@trivet/ui/logo'
import { Link, NavLink } from 'react-router'
import { paths } from '../paths.ts'
import { MiniCart } from './mini-cart.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { siteLinks } from './site-links.ts'
import { UserMenu } from './user-menu.tsx'

export function SiteHeader() {
  return (
    // widths in rem: who reads larger letters has room for fewer of them
    <header className="sticky top-0 z-40 border-b bg-background max-[15rem]:static">
      <div className="page-width flex h-16 items-center gap-1 max-[15rem]:h-auto max-[15rem]:flex-wrap max-[15rem]:py-2 sm:gap-4 md:h-20">
        <Link to={paths.home()} className="flex min-w-0 rounded-cloth md:mr-4">
          {/* one line high: a name that has no room beside the mark is below it, out of sight */}
          <Logo
            name={useShopSettings().identity.name}
            className="h-8 flex-wrap overflow-hidden max-[25rem]:gap-1.5 max-[19rem]:[&>span]:sr-only"
          />
        </Link>
        <div className="flex-1">
          <nav aria-label="Main" className="max-md:hidden">
            <ul className="flex">
              {siteLinks.map(({ to, label }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className="inline-flex min-h-11 items-center rounded-tool px-2.5 text-small font-medium whitespace-nowrap underline-offset-8 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-2 lg:px-5"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <MiniCart />
        <UserMenu />
        <PhoneMenu />
      </div>
    </header>
  )
}
