import { useEffect, useState } from 'react'
import { now } from '../lib/clock.ts'

/** How long something can be undone: counted for the eye, said once to who listens. */
export function UndoSeconds({ until, onOver }: { until: Date; onOver: () => void }) {
  const [left, setLeft] = useState(() => secondsUntil(until))
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return onOver()
    const ticking = setInterval(() => setLeft(secondsUntil(until)), 1000)
    return () => clearInterval(ticking)
    // what ends it is another function on each render
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, until])
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {Math.max(0, left)} {left === 1 ? 'second' : 'seconds'} to undo
      </span>
      <span className="sr-only">It can be undone for a minute. F6 leads here.</span>
    </>
  )
}

function secondsUntil(until: Date): number {
  return Math.ceil((until.getTime() - now().getTime()) / 1000)
}
