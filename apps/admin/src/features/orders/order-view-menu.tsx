import * as generalCopy from '@trivet/core/copy/general'
import type { SavedOrderView } from '@trivet/core/contract/orders'
import type { OrderView } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@trivet/ui/menu'
import { toast } from '@trivet/ui/toaster'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { useKeepViews } from './use-order-views.ts'

type OrderViewMenuProps = {
  /** The address the list has now. */
  present: string
  saved: SavedOrderView | undefined
  builtIn: OrderView | undefined
  chosen: string | null
}

export function OrderViewMenu({ present, saved, builtIn, chosen }: OrderViewMenuProps) {
  const [isSaving, setIsSaving] = useState(false)
  const keep = useKeepViews()
  const onError = (error: unknown) => toast.error(messageOf(error, generalCopy.errorOccurred))
  const choose = trpc.orders.chooseView.useMutation({
    onSuccess(views) {
      keep(views)
      toast.success(views.chosen ? 'Orders open with this view from now on' : 'Orders open with all of them')
    },
    onError,
  })
  const forget = trpc.orders.forgetView.useMutation({
    onSuccess(views) {
      keep(views)
      toast.success('View deleted')
    },
    onError,
  })
  const shown = saved?._id ?? builtIn

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(window.location.href)
      toast.success('Link copied')
    } catch {
      toast.error('The link could not be copied. It is the address of this page.')
    }
  }

  return (
    <>
      <Menu>
        <MenuTrigger render={<Button variant="ghost" size="sm" />}>
          <Ellipsis aria-hidden strokeWidth={1.75} />
          View
        </MenuTrigger>
        <MenuContent align="start">
          {!saved && <MenuItem onClick={() => setIsSaving(true)}>Save as a view…</MenuItem>}
          {shown && shown !== chosen && (
            <MenuItem onClick={() => choose.mutate({ view: shown })}>Open orders with this view</MenuItem>
          )}
          {chosen && (
            <MenuItem onClick={() => choose.mutate({ view: null })}>Open orders with all of them</MenuItem>
          )}
          <MenuItem onClick={() => void copyLink()}>Copy link</MenuItem>
          {saved && (
            <MenuItem destructive onClick={() => forget.mutate({ id: saved._id })}>
              Delete “{saved.name}”
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      {isSaving && <SaveViewDialog query={present} onClose={() => setIsSaving(false)} />}
    </>
  )
}
