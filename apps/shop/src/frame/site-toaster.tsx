import { useEffect } from 'react'
import { toasterIsReady } from '../lib/notify.ts'
import { useLater } from '../lib/use-later.ts'

const loadToaster = () => import('@trivet/ui/toaster')

/** The first toast answers a press, never the page itself. */
export function SiteToaster() {
  const module = useLater(loadToaster)
  // the toaster must be on the page before it is told something
  useEffect(() => (module ? toasterIsReady(module.toast) : undefined), [module])
  return module && <module.Toaster />
}
