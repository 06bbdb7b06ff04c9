import { Toaster } from '@trivet/ui/toaster'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { contentId } from '../lib/content-id.ts'
import { useEndedSessions } from './use-ended-sessions.ts'

/**
 * Around all pages: after each navigation the new page starts at its top and has the focus. A list that is narrowed
 * replaces its own address, and leaves the focus where somebody types.
 */
export function AdminRoot() {
  const { key, pathname } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const shown = useRef({ key, pathname })
  useEndedSessions()

  useEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    if (isReplaced && before.pathname === pathname) return
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [key, pathname, isReplaced])

  return (
    <>
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
