import * as ordersCopy from '@trivet/core/copy/orders'
import { parseOrderNumber } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { errorCodeOf } from '../../lib/error-code.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

/** Opens an own order by the number that its mails and documents carry, in whatever spelling. */
export function FindOrder() {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isLooking, setIsLooking] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function refuse(why: string) {
    setError(why)
    field.current?.focus()
  }

  async function look(event: FormEvent) {
    event.preventDefault()
    const number = parseOrderNumber(typed)
    if (number === null) return refuse(ordersCopy.orderNumberInvalid)
    setIsLooking(true)
    try {
      const order = await utils.orders.byNumber.fetch({ number })
      await navigate(paths.confirmation({ orderId: order._id }))
    } catch (failure) {
      const isUnknown = errorCodeOf(failure) === 'ORDER_NOT_FOUND'
      refuse(isUnknown ? ordersCopy.orderNumberUnknown : messageOf(failure, ordersCopy.orderLoadFailed))
    } finally {
      setIsLooking(false)
    }
  }

  return (
    <form onSubmit={(event) => void look(event)} noValidate className="mb-6 flex flex-wrap items-start gap-3">
      <TextField
        ref={field}
        label="Find an order by its number"
        placeholder="T-7QP4K-V"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={error}
        alert
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
        fieldClassName="min-w-56 flex-1"
      />
      <Button
        type="submit"
        variant="secondary"
        className="mt-7.5 h-control"
        loading={isLooking}
        loadingText="Looking…"
      >
        Find
      </Button>
    </form>
  )
}
