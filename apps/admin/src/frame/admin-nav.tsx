import { cn } from '@trivet/ui/cn'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { adminLinks } from '../components/admin-links.ts'
import { mayOpen, useRole } from '../lib/may.ts'

type AdminNavProps = { className?: string; onNavigate?: () => void }

/** The links to all pages that the role may open, grouped as the day goes. */
export function AdminNav({ className, onNavigate }: AdminNavProps) {
  const role = useRole()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current=page]')
    if (nav.current && current) showWithin(nav.current, current)
  }, [pathname])
  const allowed = adminLinks.map(({ title, links }) => ({
    title,
    links: links.filter(({ to }) => mayOpen(role, to)),
  }))
  return (
    <nav ref={nav} aria-label="Admin sections" className={cn('flex flex-col gap-3', className)}>
      {allowed.map(
        ({ title, links }) =>
          links.length > 0 && (
            <ul
              key={title}
              aria-label={title}
              className="flex flex-col gap-0.5 not-first:border-t not-first:pt-3"
            >
              {links.map(({ to, label, Icon }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    {...(onNavigate && { onClick: onNavigate })}
                    className="flex min-h-8 items-center gap-3 rounded-input px-3 font-medium whitespace-nowrap hover:bg-muted aria-[current=page]:bg-secondary aria-[current=page]:text-secondary-foreground pointer-coarse:min-h-11"
                  >
                    <Icon aria-hidden strokeWidth={1.75} className="size-5" />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  )
}

/** So much of what is next to the link comes into sight along with it. */
const around = 40

/** Scrolls the list alone: `scrollIntoView` moves the page along, whose edges are kept clear for its bars. */
function showWithin(list: HTMLElement, link: Element) {
  const [frame, place] = [list.getBoundingClientRect(), link.getBoundingClientRect()]
  if (place.top < frame.top) list.scrollTop -= frame.top - place.top + around
  if (place.bottom > frame.bottom) list.scrollTop += place.bottom - frame.bottom + around
}
