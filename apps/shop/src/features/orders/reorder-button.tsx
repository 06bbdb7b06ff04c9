import * as ordersCopy from '@trivet/core/copy/orders'

import { Button } from '@trivet/ui/button'
import { useNavigate } from 'react-router'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { cartActions } from '../../lib/cart-actions.ts'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

/** Puts what was ordered into the cart once more, at what it costs today, and says what is not as it was. */
export function ReorderButton({ orderId, of }: { orderId: string; of?: string }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [isRunning, setIsRunning] = useState(false)

  async function reorder() {
    setIsRunning(true)
    try {
      const { items, differences } = await utils.orders.reorder.fetch({ id: orderId }, { staleTime: 0 })
      const description = differences.map(({ text }) => `${text}.`).join(' ') || undefined
      if (items.length === 0) {
        notify.warning(ordersCopy.reorderNothing, { description })
        return
      }
      cartActions.addOrdered(items)
      if (description) notify.info(ordersCopy.reorderDone, { description, duration: 12_000 })
      else notify.success(ordersCopy.reorderDone)
      await navigate(paths.cart())
    } catch (error) {
      notify.error(messageOf(error, ordersCopy.reorderFailed))
    } finally {
      setIsRunning(false)
    }
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      className="h-11"
      loading={isRunning}
      loadingText={ordersCopy.processing}
      onClick={() => void reorder()}
    >
      <RotateCcw aria-hidden strokeWidth={1.75} />
      Order again{of && <span className="sr-only">, {of}</span>}
    </Button>
  )
}
