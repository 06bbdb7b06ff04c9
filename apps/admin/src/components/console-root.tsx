import { Toaster } from '@trivet/ui/toaster'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'

/** The `id` of every page's main element. */
export const contentId = 'content'

/** Around all pages: after each navigation the new page starts at its top and has the focus. */
export function ConsoleRoot() {
  const { key } = useLocation()
  const shownKey = useRef(key)

  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [key])

  return (
    <>
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
