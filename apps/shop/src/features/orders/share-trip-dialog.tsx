import * as ordersCopy from '@trivet/core/copy/orders'
import * as tripsCopy from '@trivet/core/copy/trips'
import { formatDeadline, orderClock } from '@trivet/core/orders'
import type { Order } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { TextField } from '@trivet/ui/text-field'
import { useFocusWhenLost } from '@trivet/ui/use-focus-when-lost'
import { CopyButton } from '../../components/share/copy-button.tsx'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { ShareButton } from '../../components/share/share-button.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { LiveTripLinks } from './live-trip-links.tsx'
import { useTripLinks } from './use-trip-links.ts'

/** A link for whoever comes along: to look at on any phone, without an account. */
export function ShareTripDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { links, sharing, stopping } = useTripLinks(order._id)
  const problem = sharing.error ?? stopping.error
  const made = sharing.data
  const live = links.data?.live ?? 0
  const makeButton = useFocusWhenLost<HTMLButtonElement>()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Share this trip"
        description="Whoever has the link sees days, address and what is in the boxes. No prices, and nothing to change."
        footer={
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <div className="flex flex-col items-start gap-4">
          {problem && (
            <FormAlert className="self-stretch">{messageOf(problem, tripsCopy.tripShareFailed)}</FormAlert>
          )}
          {made ? (
            <>
              <TextField
                ref={focusOn}
                label="Link to this trip"
                fieldClassName="self-stretch"
                className="font-mono"
                readOnly
                value={made.link}
                onFocus={(event) => event.target.select()}
                hint="It is shown this once: we keep no copy of it."
              />
              <div className="flex flex-wrap gap-3">
                <CopyButton
                  text={made.link}
                  label="Copy link"
                  copied={tripsCopy.tripLinkCopied}
                  failed={tripsCopy.tripLinkCopyFailed}
                />
                <ShareButton share={{ title: 'Our kitchen', url: made.link }} of="this trip" />
              </div>
            </>
          ) : (
            <Button
              ref={makeButton}
              loading={sharing.isPending}
              loadingText={ordersCopy.processing}
              onClick={() => sharing.mutate({ id: order._id })}
            >
              Make a link
            </Button>
          )}
          {links.data && (
            <p className="text-small text-muted-foreground">
              {tripsCopy.tripLinkWorksUntil(
                formatDeadline(new Date(links.data.expiresAt), orderClock(order)),
              )}
              .
            </p>
          )}
          {live > 0 && (
            <div className="self-stretch border-t pt-4">
              <LiveTripLinks orderId={order._id} live={live} stopping={stopping} />
            </div>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** What was pressed is gone; what came in its place is shown only once. */
function focusOn(link: HTMLElement | null) {
  link?.focus()
}
