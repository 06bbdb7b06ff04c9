import { streetText } from '@trivet/core/copy/address'
import { useDraggable } from '@dnd-kit/core'
import type { VisitOutput } from '@trivet/core/contract/dispatch'
import { visitNames } from '@trivet/core/copy/dispatch'
import { formatPhone } from '@trivet/core/delivery'
import { cn } from '@trivet/ui/cn'
import { GripVertical } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { visitKey } from './visit-change.ts'
import { VisitIcon, VisitMark } from './visit-marks.tsx'
import { VisitMenu } from './visit-menu.tsx'

type VisitCardProps = {
  visit: VisitOutput
  onChange: (visit: VisitOutput) => void
  /** As much as a month's cell has room for. */
  isSmall?: boolean
}

/** One stop: dragged by its body with a mouse, by its handle with the keyboard, or changed from its menu. */
export function VisitCard({ visit, onChange, isSmall = false }: VisitCardProps) {
  const { kind, guest, street, city, postalCode, items, orderId, orderNumber, isMovable } = visit
  const { attributes, listeners, transform, isDragging, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: visitKey(visit),
    data: { visit },
    disabled: !isMovable,
  })
  const { x = 0, y = 0 } = transform ?? {}
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={isDragging ? { transform: `translate3d(${x}px, ${y}px, 0)` } : undefined}
      className={cn(
        '@container relative rounded-cloth border bg-card',
        isSmall ? 'px-1.5 py-0.5' : 'p-2.5 lg:p-1.5',
        isMovable && 'lg:cursor-grab',
        // where it is let go lies its own link: that is no click on it
        isDragging && 'z-40 shadow-contact lg:cursor-grabbing [&_a]:pointer-events-none',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-1.5">
        {isMovable && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            aria-label={`Drag the ${kind} of ${guest}`}
            className="-ml-1 hidden size-6 shrink-0 items-center justify-center rounded-tool hover:bg-muted lg:flex"
          >
            {isSmall ? (
              <VisitIcon kind={kind} />
            ) : (
              <GripVertical aria-hidden strokeWidth={1.75} className="size-4 text-muted-foreground" />
            )}
          </button>
        )}
        <span className={cn('flex min-h-6 items-center', isSmall && isMovable && 'lg:hidden')}>
          <VisitIcon kind={kind} />
        </span>
        <Link
          to={paths.order({ _id: orderId })}
          // else the browser drags the address
          draggable={false}
          className={cn(
            'min-h-6 min-w-0 flex-1 underline-offset-4 hover:underline',
            isSmall
              ? 'truncate text-caption leading-6'
              : 'font-medium break-words @max-[11rem]:order-last @max-[11rem]:basis-full',
          )}
        >
          <span className="sr-only">{visitNames[kind]}: </span>
          {guest}
        </Link>
        {!isSmall && (
          <span className="ml-auto">
            <VisitMenu visit={visit} onChange={() => onChange(visit)} />
          </span>
        )}
      </div>
      {!isSmall && (
        <>
          <p className="text-caption break-words text-muted-foreground">
            {streetText(street)}, {city} {postalCode}
          </p>
          <p className="text-caption text-muted-foreground tabular-nums">
            <span className="font-mono whitespace-nowrap">{orderNumber}</span> ·{' '}
            {items === 1 ? '1\u00A0item' : `${items}\u00A0items`}
          </p>
          <DriverLines visit={visit} />
        </>
      )}
      {(!isSmall || isToBeSeen(visit)) && (
        <div className={cn(isSmall ? 'mb-1' : 'mt-1.5', '@max-[11rem]:[&_[data-slot=badge]]:px-1.5')}>
          <VisitMark visit={visit} />
        </div>
      )}
    </li>
  )
}

/** Where there is room for little: what somebody has to do something about. */
function isToBeSeen({ state, lastReport }: VisitOutput): boolean {
  const isMissed = state === 'open' && lastReport?.outcome === 'nobody-there'
  return isMissed || state === 'overdue' || state === 'unpaid'
}

/** What the guest told the driver, as far as they told anything. */
function DriverLines({ visit: { phone, access, deliveryNotes } }: Pick<VisitCardProps, 'visit'>) {
  return (
    <>
      {phone && <p className="text-caption text-muted-foreground tabular-nums">{formatPhone(phone)}</p>}
      {access && <p className="text-caption font-medium break-words">Access: {access}</p>}
      {deliveryNotes && <p className="text-caption break-words text-muted-foreground">{deliveryNotes}</p>}
    </>
  )
}
