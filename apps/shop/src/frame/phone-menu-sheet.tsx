import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { NavLink } from 'react-router'
import { paths } from '../paths.ts'
import { siteLinks } from './site-links.ts'

type PhoneMenuSheetProps = { isOpen: boolean; onClose: () => void }

const moreLinks = [
  { to: paths.bbqCollection(), label: 'BBQ Collection' },
  { to: paths.contact(), label: 'Contact' },
] as const

export function PhoneMenuSheet({ isOpen, onClose }: PhoneMenuSheetProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        placement="side"
        title="Menu"
        description="The pages of this shop"
        hideDescription
        className="max-w-88 border-l"
      >
        <nav aria-label="Menu">
          <ul>
            {[...siteLinks, ...moreLinks].map(({ to, label }) => (
              <li key={to} className="border-b last:border-b-0">
                <NavLink
                  to={to}
                  // the link of the page one is on navigates nowhere, and still closes
                  onClick={onClose}
                  className="flex min-h-14 items-center rounded-cloth type-h3 underline-offset-8 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-2"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div aria-hidden className="weave weave-all mt-8 h-24 rounded-cloth border" />
      </DialogContent>
    </Dialog>
  )
}
