import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { Logo } from '@trivet/ui/logo'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { AccountMenu } from '../features/account/account-menu.tsx'
import { IdleGuard } from '../features/account/idle-guard.tsx'
import { KeysDialog } from '../features/keyboard-map/keys-dialog.tsx'
import { useKeyboardMap } from '../features/keyboard-map/use-keyboard-map.ts'
import { commandKey } from '../lib/command-key.ts'
import { contentId } from '../lib/content-id.ts'
import { useMay } from '../lib/may.ts'
import { shopName } from '../lib/shop-name.ts'
import { cityOf, useShopTimeZone } from '../lib/shop-time-zone.ts'
import { AdminNav } from './admin-nav.tsx'
import { TestShopBanner } from './test-shop-banner.tsx'

const loadCommandMenu = () =>
  import('../features/command-menu/command-menu.tsx').then((module) => ({ default: module.CommandMenu }))

const CommandMenu = lazy(loadCommandMenu)

/** With the session go the guests of a driver's day; what was not sent waits here for the same person. */
const forgetKeptDay = () =>
  void import('../features/day/day-store.ts').then(({ forgetDay }) => forgetDay()).catch(() => {})

type Open = 'search' | 'keys' | 'pages' | null
type AdminFrameProps = { staffName: string; isSignedIn: boolean; children: ReactNode }

/** Around every page: the pages' links, search, keyboard and the account. */
export function AdminFrame({ staffName, isSignedIn, children }: AdminFrameProps) {
  const [open, setOpen] = useState<Open>(null)
  const timeZone = useShopTimeZone()
  const close = () => setOpen(null)
  // as a transition: else React waits 300 ms before it replaces the fallback by the search
  const maySearch = useMay('search')
  const search = () => maySearch && startTransition(() => setOpen('search'))
  // there before it is asked for: what is typed right after its key is meant for it
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined
    const idle = requestIdleCallback(() => void loadCommandMenu())
    return () => cancelIdleCallback(idle)
  }, [])
  useKeyboardMap({ onSearch: search, onShowKeys: () => setOpen('keys'), isOn: isSignedIn })

  return (
    <div className="min-h-dvh md:grid md:grid-cols-[232px_minmax(0,1fr)] print:block!">
      <a
        href={`#${contentId}`}
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-tool bg-primary px-4 py-2 font-semibold text-primary-foreground focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="print:hidden flex items-center gap-2 border-b bg-card px-4 py-2 md:sticky md:top-0 md:h-dvh md:flex-col md:items-stretch md:gap-4 md:border-r md:border-b-0 md:py-5">
        <Logo name={shopName} className="mr-auto md:mr-0 md:px-3" />
        {maySearch && (
          <Button
            variant="secondary"
            size="sm"
            className="max-md:size-11 max-md:px-0 md:justify-start md:px-3"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={search}
          >
            <Search aria-hidden strokeWidth={1.75} />
            <span className="max-md:sr-only">Search</span>
            <kbd aria-hidden className="ml-auto font-mono text-caption text-muted-foreground max-md:hidden">
              {commandKey} K
            </kbd>
          </Button>
        )}
        <AdminNav className="more-below min-h-0 flex-1 overflow-y-auto max-md:hidden" />
        <AccountMenu
          staffName={staffName}
          onShowKeys={() => setOpen('keys')}
          onLeave={forgetKeptDay}
          className="max-md:size-11 max-md:border-input max-md:px-0 md:justify-start md:px-3"
        />
        <Button
          variant="secondary"
          size="sm"
          className="size-11 px-0 md:hidden"
          aria-haspopup="dialog"
          onClick={() => setOpen('pages')}
        >
          <MenuIcon aria-hidden strokeWidth={1.75} />
          <span className="sr-only">All pages</span>
        </Button>
      </header>
      <main id={contentId} tabIndex={-1} className="min-w-0 p-4 outline-none md:p-6">
        <TestShopBanner />
        {children}
        <p className="mt-6 text-caption text-muted-foreground">Times are those of {cityOf(timeZone)}.</p>
      </main>
      <Dialog open={open === 'pages'} onOpenChange={(isOpen) => isOpen || close()}>
        <DialogContent placement="side" title="All pages" description="Where to?" hideDescription>
          <AdminNav onNavigate={close} />
        </DialogContent>
      </Dialog>
      <KeysDialog isOpen={open === 'keys'} onClose={close} />
      <Suspense fallback={null}>
        {open === 'search' && <CommandMenu onClose={close} onShowKeys={() => setOpen('keys')} />}
      </Suspense>
      {isSignedIn && <IdleGuard />}
    </div>
  )
}
