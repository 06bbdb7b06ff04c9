import type { WarehouseDay } from '@trivet/core/contract/warehouse'
import * as warehouseCopy from '@trivet/core/copy/warehouse'
import { addDays, formatDay, isCalendarDate } from '@trivet/core/dates'
import { Button } from '@trivet/ui/button'
import { ChoiceButton } from '@trivet/ui/choice-button'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { Printer } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { AdminPage } from '../../components/admin-page.tsx'
import { OrderLinks } from '../../components/order-links.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { formatLongDay } from '../../lib/dates.ts'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { packingListsAddress } from '../../lib/document-addresses.ts'
import { openFile } from '../../lib/open-file.ts'
import { PickPanel } from './pick-panel.tsx'

/** What the warehouse has to do on a day, on a phone or printed. */
export function WarehousePage() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('day') ?? ''
  const day = isCalendarDate(asked) ? asked : undefined
  const query = trpc.warehouse.day.useQuery({ day, depot: address.get('depot') ?? undefined })

  function choose(change: { day?: string; depot?: string }) {
    const chosen = Object.entries({ ...Object.fromEntries(address), ...change })
    setAddress(Object.fromEntries(chosen.filter(([, value]) => value !== '')), { replace: true })
  }

  return (
    <AdminPage title="Warehouse" note={query.data && formatLongDay(query.data.day)}>
      <QueryState query={query} failure={warehouseCopy.warehouseLoadFailed}>
        {(warehouse) => (
          <div className="grid gap-4">
            <Choice warehouse={warehouse} onChoose={choose} />
            {!warehouse.isWhole && <p className="font-medium">{warehouseCopy.dayNotWhole}</p>}
            <Short short={warehouse.short} />
            <PickPanel shelves={warehouse.pick} />
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <Back back={warehouse.back} today={warehouse.today} />
              <Wash wash={warehouse.wash} />
            </div>
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}

type ChoiceProps = {
  warehouse: WarehouseDay
  onChoose: (change: { day?: string; depot?: string }) => void
}

function Choice({ warehouse: { day, today, depots, depot }, onChoose }: ChoiceProps) {
  const chooseDay = (chosen: string) => onChoose({ day: chosen })
  const tomorrow = addDays(today, 1)
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      {depots.length > 1 && (
        <SelectField
          label="Depot"
          fieldClassName="min-w-40"
          value={depot ?? ''}
          options={[
            { value: '', label: 'All depots' },
            ...depots.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ target }) => onChoose({ depot: target.value })}
        />
      )}
      <TextField label="Day" type="date" value={day} onChange={({ target }) => chooseDay(target.value)} />
      <ChoiceButton isChosen={day === today} onChoose={() => chooseDay(today)}>
        Today
      </ChoiceButton>
      <ChoiceButton isChosen={day === tomorrow} onChoose={() => chooseDay(tomorrow)}>
        Tomorrow
      </ChoiceButton>
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden strokeWidth={1.75} />
        Print
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void openFile(packingListsAddress(day, { depot }))}
      >
        <Printer aria-hidden strokeWidth={1.75} />
        Packing lists
      </Button>
    </div>
  )
}

function Short({ short }: Pick<WarehouseDay, 'short'>) {
  if (short.length === 0) return null
  return (
    <Panel title="Short in the next seven days">
      <ul className="grid gap-3">
        {short.map(({ productId: _id, name, day, missing, late }) => (
          <li key={_id}>
            <Link to={paths.productCalendar({ _id })} className="font-medium underline">
              {missing} × {name}
            </Link>{' '}
            from {formatDay(day)} on.
            {late.length > 0 && (
              <>
                {' '}
                Late: <OrderLinks orders={late} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Late is what should have come by now, whichever day is looked at. */
function Back({ back, today }: Pick<WarehouseDay, 'back' | 'today'>) {
  return (
    <Panel title="Comes back">
      {back.length === 0 ? (
        <p className="text-muted-foreground">Nothing comes back on this day.</p>
      ) : (
        <ul className="grid gap-2">
          {back.map((order) => (
            <li key={order.orderId}>
              <OrderLinks orders={[order]} /> {order.guest}, {order.city}
              {order.depot !== null && ` · to ${order.depot}`}
              {order.pickupDay < today && (
                <span className="font-medium text-destructive">
                  {' '}
                  · late since {formatDay(order.pickupDay)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Wash({ wash }: Pick<WarehouseDay, 'wash'>) {
  return (
    <Panel title="To wash">
      {wash.length === 0 ? (
        <p className="text-muted-foreground">Everything that came back is washed.</p>
      ) : (
        <ul className="grid gap-1">
          {wash.map(({ depot, productId, name, quantity }) => (
            <li key={`${depot} ${productId}`} className="flex gap-3">
              <span className="w-10 shrink-0 text-right font-mono tabular-nums">{quantity}</span>
              <span className="min-w-0 break-words">{depot === null ? name : `${name}, ${depot}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
