import { useEffect, useState } from 'react'

const everyMinute = 60_000

/** The present minute; deadlines pass while a page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
