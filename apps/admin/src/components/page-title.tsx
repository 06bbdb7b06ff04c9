import { useEffect } from 'react'

/** What the browser's tab says. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Trivet admin`
  }, [title])
  return null
}
