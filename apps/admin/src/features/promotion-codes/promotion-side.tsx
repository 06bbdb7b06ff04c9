import type { PromotionCode } from '@trivet/core/contract/promotion-codes'
import * as generalCopy from '@trivet/core/copy/general'
import { formatDollars } from '@trivet/core/money'
import { promotionLink } from '@trivet/core/promotion-codes'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { PromotionState } from './promotion-state.tsx'

/** Beside the form: what became of the code, and the switch that works at once. */
export function PromotionSide({ promotion }: { promotion: PromotionCode }) {
  const { _id, state, uses, discountGiven, isOff, createdBy, createdAt, draft } = promotion
  const { code, mostUses } = draft
  const utils = trpc.useUtils()
  const change = trpc.promotionCodes.switch.useMutation({
    onSuccess(saved) {
      utils.promotionCodes.byId.setData({ id: saved._id }, saved)
      toast.success(saved.isOff ? 'Code switched off' : 'Code switched on')
    },
    onError: (error) => toast.error(messageOf(error, generalCopy.errorOccurred)),
    onSettled: () => utils.promotionCodes.list.invalidate(),
  })
  return (
    <div className="grid min-w-0 gap-4 lg:sticky lg:top-6 lg:gap-6">
      <Panel title="State">
        <Facts>
          <Fact label="Guests">
            <PromotionState state={state} />
          </Fact>
          <Fact label="Uses">
            {mostUses === null ? uses : `${uses} of ${mostUses}`}
            {uses > 0 && (
              <>
                {' · '}
                <Link to={paths.ordersWithCode({ code })} className="underline underline-offset-4">
                  Orders
                </Link>
              </>
            )}
          </Fact>
          <Fact label="Discount given">
            <span className="font-mono tabular-nums">{formatDollars(discountGiven)}</span>
          </Fact>
          <Fact label="Link">
            <span className="font-mono break-all select-all">{promotionLink(location.origin, code)}</span>
          </Fact>
          <Fact label="Created">
            <Instant at={createdAt} />
            {createdBy && <span className="block text-muted-foreground">by {createdBy}</span>}
          </Fact>
        </Facts>
        <p className="mt-4 text-muted-foreground">
          {isOff
            ? 'Nobody can order with it. Switched on, it is as it was.'
            : 'Switched off, nobody can order with it any more. Orders that have it keep their price.'}
        </p>
        <Button
          className="mt-4"
          variant="secondary"
          size="sm"
          loading={change.isPending}
          loadingText="Switching…"
          onClick={() => change.mutate({ id: _id, isOff: !isOff })}
        >
          {isOff ? 'Switch on' : 'Switch off'}
        </Button>
      </Panel>
    </div>
  )
}
