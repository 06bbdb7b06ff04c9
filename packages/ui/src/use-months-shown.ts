import { startTransition, useEffect, useState, type RefObject } from 'react'

// to draw a year of days takes a slow phone most of a second, at each press of a day: the further months come by and by
const atOnce = 3

/** `needed` months are there from the start; `end` is what comes after the last one. */
type LongList = { all: number; needed: number; end: RefObject<Element | null> }

/** How many months of a long list are drawn: more of them as soon as the end of the list is in sight. */
export function useMonthsShown({ all, needed, end }: LongList) {
  const [shown, setShown] = useState(() => Math.min(all, Math.max(atOnce, needed)))

  useEffect(() => {
    if (!end.current || shown === all) return
    const watcher = new IntersectionObserver((entries) => {
      const isInSight = entries.some((entry) => entry.isIntersecting)
      if (isInSight) startTransition(() => setShown(Math.min(all, shown + atOnce)))
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [shown, all, end])

  /** For a month that the keyboard has moved to. */
  const show = (months: number) => setShown(Math.min(all, Math.max(shown, months)))
  return { shown, show }
}
