import { useEffect, useState } from 'react'
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
  paths.profile(),
  paths.confirmation({ orderId: '' }),
  paths.kitBuilder(),
  paths.myKits(),
  paths.newsletterUnsubscribe(),
]

/** Whether it is time to ask: after a while or half a page, once, and never someone who has answered. */
export function useInvitation() {
  const { pathname } = useLocation()
  const isSubscribed = useStoredValue(storedSubscribed)
  const isClosed = useStoredValue(storedPopupClosed)
  const [isDue, setIsDue] = useState(false)
  const hasAnswered = isSubscribed || isClosed
  const isQuiet = quietPaths.some((path) => pathname.startsWith(path))

  useEffect(() => {
    if (isDue || hasAnswered || isQuiet) return
    const invite = () => setIsDue(true)
    const timer = setTimeout(invite, waitMilliseconds)
    const noticeReading = () => shareRead() >= readShare && invite()
    window.addEventListener('scroll', noticeReading, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', noticeReading)
    }
  }, [isDue, hasAnswered, isQuiet])

  return { isDue: isDue && !isQuiet, hasAnswered, isSubscribed }
}

function shareRead(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const way = scrollHeight - clientHeight
  return way > 0 ? window.scrollY / way : 0
}
