import * as generalCopy from '@trivet/core/copy/general'

import { Button } from '@trivet/ui/button'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuLinkItem,
  MenuSeparator,
  MenuTrigger,
  MenuGroup,
} from '@trivet/ui/menu'
import { toast } from '@trivet/ui/toaster'
import { CircleUser, Keyboard, LogOut, MonitorX, ShieldCheck, Store } from 'lucide-react'
import { Link } from 'react-router'
import { endSession } from '../../lib/session.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths, shopAddress } from '../../paths.ts'

type AccountMenuProps = {
  staffName: string
  onShowKeys: () => void
  /** The session is over. */
  onLeave: () => void
  className?: string
}

/** Who is signed in, and the ways out. */
export function AccountMenu({ staffName, onShowKeys, onLeave, className }: AccountMenuProps) {
  const leave = () => {
    endSession()
    onLeave()
  }
  // the session is over here whatever the server could be told
  const logout = trpc.users.logout.useMutation({ onSettled: leave })
  const logoutEverywhere = trpc.users.logoutEverywhere.useMutation({
    onSuccess: leave,
    // somewhere else it may still go on: that has to be known
    onError: (error) => toast.error(messageOf(error, generalCopy.errorOccurred)),
  })
  return (
    <Menu>
      <MenuTrigger
        render={
          <Button variant="ghost" size="sm" className={className} aria-label={`Account of ${staffName}`}>
            <CircleUser aria-hidden strokeWidth={1.75} />
            <span className="min-w-0 truncate max-md:sr-only">{staffName}</span>
          </Button>
        }
      />
      <MenuContent>
        <MenuGroup>
          <MenuLabel>{staffName}</MenuLabel>
          <MenuLinkItem render={<Link to={paths.account()} />}>
            <ShieldCheck aria-hidden strokeWidth={1.75} />
            Your account
          </MenuLinkItem>
          <MenuItem onClick={onShowKeys}>
            <Keyboard aria-hidden strokeWidth={1.75} />
            Keyboard shortcuts
          </MenuItem>
          <MenuLinkItem href={shopAddress}>
            <Store aria-hidden strokeWidth={1.75} />
            Open the shop
          </MenuLinkItem>
          <MenuSeparator />
          <MenuItem onClick={() => logout.mutate()}>
            <LogOut aria-hidden strokeWidth={1.75} />
            Logout
          </MenuItem>
          <MenuItem onClick={() => logoutEverywhere.mutate()}>
            <MonitorX aria-hidden strokeWidth={1.75} />
            Sign out everywhere
          </MenuItem>
        </MenuGroup>
      </MenuContent>
    </Menu>
  )
}
