import type { PaymentFlag } from '@trivet/core/contract/payments'
import { formatDollars } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Instant } from '../../components/instant.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { paths } from '../../paths.ts'
import { flagWords, providerNames } from './flag-words.ts'

type FlagsTableProps = {
  flags: readonly PaymentFlag[]
  empty: ReactNode
  onCloseFlag: (flag: PaymentFlag) => void
}

export function FlagsTable({ flags, empty, onCloseFlag }: FlagsTableProps) {
  const columns = [
    column('What', (flag: PaymentFlag) => <What {...flag} />, { className: 'w-full min-w-56' }),
    column('Order', (flag: PaymentFlag) => <OrderLink {...flag} />),
    column('Ours', (flag: PaymentFlag) => amount(flag.ours, 'USD'), { numeric: true }),
    column('Theirs', (flag: PaymentFlag) => amount(flag.theirs, flag.currency), { numeric: true }),
    column('Charge', (flag: PaymentFlag) => <Charge {...flag} />),
    column('Seen', (flag: PaymentFlag) => <Instant at={flag.lastSeenAt} />),
    column('Closed', (flag: PaymentFlag) => <Closed flag={flag} onCloseFlag={onCloseFlag} />),
  ]
  return (
    <RecordTable
      caption="Differences, newest first"
      columns={columns}
      rows={flags}
      rowKey={(flag) => flag._id}
      empty={empty}
    />
  )
}

function What({ kind }: PaymentFlag) {
  const { label, meaning } = flagWords[kind]
  return (
    <>
      <span className="block font-medium">{label}</span>
      <span className="block text-muted-foreground">{meaning}</span>
    </>
  )
}

function OrderLink({ orderId, orderNumber }: PaymentFlag) {
  if (!orderId) return '—'
  return (
    <Link to={paths.order({ _id: orderId })} className="font-mono underline underline-offset-4">
      {orderNumber ?? orderId}
    </Link>
  )
}

function Charge({ provider, reference }: PaymentFlag) {
  return (
    <>
      <span className="block">{providerNames[provider]}</span>
      <span className="block font-mono text-small break-all">{reference}</span>
    </>
  )
}

function Closed({ flag, onCloseFlag }: { flag: PaymentFlag; onCloseFlag: (flag: PaymentFlag) => void }) {
  const { closed, kind, reference } = flag
  if (!closed) {
    return (
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Close flag: ${flagWords[kind].label}, ${reference}`}
        onClick={() => onCloseFlag(flag)}
      >
        Close flag
      </Button>
    )
  }
  return (
    <>
      <span className="block">{closed.note}</span>
      <span className="block text-muted-foreground">
        {closed.by}, <Instant at={closed.at} />
      </span>
    </>
  )
}

function amount(decimal: number | null, currency: string): string {
  if (decimal === null) return '—'
  const money = formatDollars(decimal)
  return currency === 'USD' ? money : `${money.replace('$', '')} ${currency}`
}
