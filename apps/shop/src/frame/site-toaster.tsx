import { useEffect, useState } from 'react'
import { toasterIsReady } from '../lib/notify.ts'

type ToasterModule = typeof import('@trivet/ui/toaster')

/** Loads after the page: the first toast answers a press, never the page itself. */
export function SiteToaster() {
  const [module, setModule] = useState<ToasterModule | null>(null)

  useEffect(() => {
    void import('@trivet/ui/toaster').then(setModule)
  }, [])
  // the toaster must be on the page before it is told something
  useEffect(() => (module ? toasterIsReady(module.toast) : undefined), [module])

  return module && <module.Toaster />
}
