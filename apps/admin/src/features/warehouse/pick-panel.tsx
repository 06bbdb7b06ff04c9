import type { WarehouseDay } from '@trivet/core/contract/warehouse'
import * as warehouseCopy from '@trivet/core/copy/warehouse'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { OrderLinks } from '../../components/order-links.tsx'
import { Panel } from '../../components/panel.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'

type Shelf = WarehouseDay['pick'][number]

/** One walk along the shelves for all orders of the day. */
export function PickPanel({ shelves }: { shelves: readonly Shelf[] }) {
  return (
    <Panel title="To pick">
      {shelves.length === 0 ? (
        <p className="text-muted-foreground">Nothing to pick: every order of this day is packed.</p>
      ) : (
        <ul className="grid gap-5">
          {shelves.map(({ depot, shelf, picks }) => (
            <li key={`${depot} ${shelf}`}>
              <h3 className="font-medium">
                {depot !== null && `${depot}: `}
                {shelf === '' ? 'No shelf yet' : `Shelf ${shelf}`}
              </h3>
              <ul>
                {picks.map((pick) => (
                  <PickLine key={pick.productId} pick={pick} shelf={shelf} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function PickLine({ pick, shelf }: { pick: Shelf['picks'][number]; shelf: string }) {
  const { name, quantity, orders } = pick
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className="border-t py-2 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-10 shrink-0 text-right font-mono font-semibold tabular-nums">{quantity}</span>
        <span className="min-w-0 flex-1">
          <span className="break-words">{name}</span>
          <span className="block text-caption text-muted-foreground">
            <OrderLinks orders={orders} />
          </span>
        </span>
        <Button
          variant="ghost"
          size="sm"
          className="print:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          Shelf…<span className="sr-only"> of {name}</span>
        </Button>
      </div>
      {isOpen && <ShelfForm pick={pick} shelf={shelf} onDone={() => setIsOpen(false)} />}
    </li>
  )
}

type ShelfFormProps = { pick: Shelf['picks'][number]; shelf: string; onDone: () => void }

/** Whoever stands before a piece says where that is. */
function ShelfForm({ pick: { productId: id, name }, shelf, onDone }: ShelfFormProps) {
  const [text, setText] = useState(shelf)
  const utils = trpc.useUtils()
  const setShelf = trpc.warehouse.setShelf.useMutation({
    onSuccess(kept) {
      toast.success(warehouseCopy.shelfKept(name, kept.shelf))
      onDone()
      return utils.warehouse.invalidate()
    },
  })
  return (
    <form
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setShelf.mutate({ id, shelf: text })
      }}
    >
      <TextField
        label={`Shelf of ${name}`}
        maxLength={30}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={setShelf.error ? messageOf(setShelf.error, warehouseCopy.shelfFailed) : undefined}
      />
      <Button type="submit" size="sm" loading={setShelf.isPending} loadingText="Saving…">
        Save
      </Button>
    </form>
  )
}
