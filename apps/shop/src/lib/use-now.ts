import { useEffect, useState } from 'react'
import { now } from './clock.ts'

const everyMinute = 60_000

/** The present minute; deadlines pass while a page is open. */
export function useNow(): Date {
  const [minute, setMinute] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMinute(now()), everyMinute)
    return () => clearInterval(timer)
  }, [])
  return minute
}
