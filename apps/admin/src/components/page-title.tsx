import { useEffect } from 'react'
import { shopName } from '../lib/shop-name.ts'

/** What the browser's tab says. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · ${shopName} admin`
  }, [title])
  return null
}
