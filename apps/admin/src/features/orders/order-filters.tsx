import { orderStatuses, paymentStateLabel, paymentStates, statusLabel } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '@trivet/ui/popover'
import { TextField } from '@trivet/ui/text-field'
import { CalendarRange } from 'lucide-react'
import { FilterSelect } from '../../components/filter-select.tsx'
import { trpc } from '../../lib/trpc.ts'
import type { OrderList } from './order-list.ts'

const statuses = [
  { value: '', label: 'Any status' },
  ...orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
]
const payments = [
  { value: '', label: 'Any payment' },
  ...paymentStates.map((value) => ({ value, label: paymentStateLabel[value] })),
]

export function OrderFilters({ list }: { list: OrderList }) {
  return (
    <>
      <FilterSelect list={list} name="status" label="Status" options={statuses} className="min-w-40" />
      <FilterSelect list={list} name="payment" label="Payment" options={payments} className="min-w-44" />
      <AreaFilter list={list} />
      <DaysAndCode list={list} />
    </>
  )
}

function AreaFilter({ list }: { list: OrderList }) {
  const facts = trpc.shop.facts.useQuery(undefined, { staleTime: 60_000 })
  const names = facts.data?.serviceAreas.map(({ name }) => name) ?? []
  const chosen = list.filter('area')
  // an area that was given up still says what the list is narrowed by
  const shown = chosen && !names.includes(chosen) ? [...names, chosen] : names
  return (
    <FilterSelect
      list={list}
      name="area"
      label="Area"
      options={[{ value: '', label: 'Any area' }, ...shown.map((name) => ({ value: name, label: name }))]}
    />
  )
}

const dayFields = [
  ['deliveryFrom', 'Delivery from'],
  ['deliveryTo', 'Delivery to'],
  ['pickupFrom', 'Pickup from'],
  ['pickupTo', 'Pickup to'],
] as const

function DaysAndCode({ list }: { list: OrderList }) {
  const inUse = [...dayFields.map(([name]) => name), 'code' as const].filter((name) =>
    list.filter(name),
  ).length
  return (
    <Popover>
      <PopoverTrigger render={<Button variant="secondary" size="sm" />}>
        <CalendarRange aria-hidden strokeWidth={1.75} />
        Days and code{inUse > 0 && ` (${inUse})`}
      </PopoverTrigger>
      <PopoverContent className="w-80">
        <PopoverTitle className="mb-3">Days and code</PopoverTitle>
        <div className="grid grid-cols-2 gap-3">
          {dayFields.map(([name, label]) => (
            <TextField
              key={name}
              type="date"
              label={label}
              value={list.filter(name)}
              onChange={(event) => list.setFilter(name, event.target.value)}
            />
          ))}
          <TextField
            label="Host or promotion code"
            fieldClassName="col-span-2"
            className="font-mono uppercase"
            maxLength={24}
            value={list.filter('code')}
            onChange={(event) => list.setFilter('code', event.target.value.toUpperCase())}
          />
        </div>
      </PopoverContent>
    </Popover>
  )
}
