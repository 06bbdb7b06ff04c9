import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../lib/lazy-part.tsx'

const PhoneMenuSheet = lazyPart(() =>
  import('./phone-menu-sheet.tsx').then((module) => module.PhoneMenuSheet),
)

/** The header's links where there is no room for a row of them. */
export function PhoneMenu() {
  const { key } = useLocation()
  // remembering where it was opened closes it on navigation without an effect
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const isOpen = openedAt === key

  function open() {
    setWasOpened(true)
    setOpenedAt(key)
  }
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={PhoneMenuSheet.askAhead}
        onFocus={PhoneMenuSheet.askAhead}
        onClick={open}
        className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-tool hover:bg-foreground/8 md:hidden"
      >
        <Menu aria-hidden strokeWidth={1.75} className="size-6" />
      </button>
      {wasOpened && <PhoneMenuSheet isOpen={isOpen} onClose={() => setOpenedAt(null)} />}
    </>
  )
}
