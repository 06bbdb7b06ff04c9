import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A new page is announced and takes the focus, as it would without script; typing a search is no new page. */
export function PageAnnouncer({ mainId }: { mainId: string }) {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    setTitle(document.title)
    const main = document.getElementById(mainId)
    // a page that has put the focus on one of its own fields knows better
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname, mainId])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
