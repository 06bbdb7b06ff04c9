import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { useStoredValue } from '../../lib/stored-value.ts'
import { paths } from '../../paths.ts'
import { storedPopupClosed, storedSubscribed } from './newsletter-memory.ts'

const waitMilliseconds = 20_000
const readShare = 0.5

/** Where somebody is busy with their rental or account, nothing comes in between. */
const quietPaths = [
  paths.booking(),
  paths.cart(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
  paths.profile(),
  paths.confirmation({ orderId: '' }),
  paths.kitBuilder(),
  paths.myKits(),
  paths.newsletterUnsubscribe(),
]

/**
 * Whether it is time to ask: after a while or half a page, once, and never someone who has answered. While its place
 * is in sight it waits, since it would push away what is being read there.
 */
export function useInvitation(place: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const isSubscribed = useStoredValue(storedSubscribed)
  const isClosed = useStoredValue(storedPopupClosed)
  const [isDue, setIsDue] = useState(false)
  const hasAnswered = isSubscribed || isClosed
  const isQuiet = quietPaths.some((path) => pathname.startsWith(path))

  useEffect(() => {
    if (isDue || hasAnswered || isQuiet) return
    let hasWaited = false
    const invite = () => {
      if ((hasWaited || shareRead() >= readShare) && isBelowSight(place.current)) setIsDue(true)
    }
    const timer = setTimeout(() => {
      hasWaited = true
      invite()
    }, waitMilliseconds)
    window.addEventListener('scroll', invite, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', invite)
    }
  }, [isDue, hasAnswered, isQuiet, place])

  return { isDue: isDue && !isQuiet, hasAnswered, isSubscribed }
}

function isBelowSight(place: HTMLElement | null): boolean {
  return place !== null && place.getBoundingClientRect().top >= window.innerHeight
}

function shareRead(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const way = scrollHeight - clientHeight
  return way > 0 ? window.scrollY / way : 0
}
