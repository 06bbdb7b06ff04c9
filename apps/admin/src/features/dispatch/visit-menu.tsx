import type { VisitOutput } from '@trivet/core/contract/dispatch'
import { Menu, MenuContent, MenuItem, MenuLinkItem, MenuTrigger } from '@trivet/ui/menu'
import { ClipboardCheck, ClipboardList, Ellipsis, Move, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '../../lib/may.ts'
import { openFile } from '../../lib/open-file.ts'
import { paths } from '../../paths.ts'
import { packingListAddress } from '../../lib/document-addresses.ts'

type VisitMenuProps = { visit: VisitOutput; onChange: () => void }

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

export function VisitMenu({ visit, onChange }: VisitMenuProps) {
  const { orderId, kind, guest, isMovable, status } = visit
  const isOfWarehouse = useMay('warehouse')
  return (
    <Menu>
      <MenuTrigger
        aria-label={`Actions for the ${kind} of ${guest}`}
        className="flex size-8 shrink-0 items-center justify-center rounded-tool hover:bg-muted pointer-coarse:size-11"
      >
        <Ellipsis {...icon} className="size-5" />
      </MenuTrigger>
      <MenuContent data-density="compact">
        <MenuItem disabled={!isMovable} onClick={onChange}>
          <Move {...icon} />
          {isMovable ? 'Change…' : 'Can no longer be changed'}
        </MenuItem>
        {isOfWarehouse && kind === 'pickup' && status !== 'pending' && (
          <MenuLinkItem render={<Link to={paths.pickup({ _id: orderId })} />}>
            <ClipboardCheck {...icon} />
            Pickup checklist
          </MenuLinkItem>
        )}
        {isOfWarehouse && (
          <MenuItem onClick={() => void openFile(packingListAddress(orderId))}>
            <ClipboardList {...icon} />
            Packing list (PDF)
          </MenuItem>
        )}
        <MenuLinkItem render={<Link to={paths.order({ _id: orderId })} />}>
          <ReceiptText {...icon} />
          Open order
        </MenuLinkItem>
      </MenuContent>
    </Menu>
  )
}
