import type { DriverStop } from '@trivet/core/contract/dispatch'
import { orderChosen, orderPlanned, stopMoved, visitNames } from '@trivet/core/copy/dispatch'
import { stopKey, windowLabel, withStopMoved } from '@trivet/core/dispatch'
import { Button } from '@trivet/ui/button'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { chooseOrder, type KeptDay } from './day-store.ts'

type Props = { day: KeptDay; stops: DriverStop[]; onDone: () => void }

/** The driver knows the streets: one stop earlier, another later, kept on this phone. */
export function StopOrder({ day, stops, onDone }: Props) {
  const [told, setTold] = useState('')

  function move(at: number, by: -1 | 1) {
    const stop = stops[at]
    if (stop) setTold(stopMoved(stop.guest, at + 1 + by, stops.length))
    void chooseOrder(withStopMoved(stops, at, by).map(stopKey))
  }

  function asPlanned() {
    setTold(orderPlanned)
    void chooseOrder(null)
  }

  return (
    <>
      <ol className="grid gap-2">
        {stops.map((stop, at) => (
          <li
            key={stopKey(stop)}
            className="flex min-h-16 items-center gap-2 rounded-cloth border bg-card p-3"
          >
            <span className="w-6 shrink-0 text-right font-mono tabular-nums">{at + 1}</span>
            <span className="min-w-0 flex-1 break-words">
              <span className="block font-medium">{stop.guest}</span>
              <span className="block text-small text-muted-foreground">
                {visitNames[stop.kind]}, {windowLabel(stop.kind, stop.window)}, {stop.city}
              </span>
            </span>
            <MoveButton guest={stop.guest} by={-1} isEnd={at === 0} onMove={() => move(at, -1)} />
            <MoveButton
              guest={stop.guest}
              by={1}
              isEnd={at === stops.length - 1}
              onMove={() => move(at, 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="text-small text-muted-foreground">
        {told || (day.chosen ? orderChosen : orderPlanned)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>Done</Button>
        <Button variant="secondary" aria-disabled={!day.chosen} onClick={day.chosen ? asPlanned : undefined}>
          As planned
        </Button>
      </div>
    </>
  )
}

type Move = { guest: string; by: -1 | 1; isEnd: boolean; onMove: () => void }

function MoveButton({ guest, by, isEnd, onMove }: Move) {
  const Arrow = by < 0 ? ArrowUp : ArrowDown
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={`${guest} ${by < 0 ? 'earlier' : 'later'}`}
      // it keeps the focus when its stop comes to an end
      aria-disabled={isEnd}
      onClick={isEnd ? undefined : onMove}
    >
      <Arrow aria-hidden strokeWidth={1.75} className="size-5" />
    </Button>
  )
}
