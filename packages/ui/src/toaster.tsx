import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cn } from './cn.tsx'

type Tone = 'success' | 'error' | 'warning' | 'info'

export type ToastOptions = {
  /** A toast with the same id replaces the one before. */
  id?: string
  description?: ReactNode
  action?: { label: string; onClick: () => void }
  /** Milliseconds; 0 stays until it is closed. */
  duration?: number
}

const manager = Toast.createToastManager()

function show(tone: Tone) {
  return (title: ReactNode, { id, description, action, duration }: ToastOptions = {}): string => {
    const toastId = manager.add({
      id,
      title,
      description,
      type: tone,
      timeout: duration,
      actionProps: action && {
        children: action.label,
        onClick: () => {
          action.onClick()
          manager.close(toastId)
        },
      },
    })
    return toastId
  }
}

/** Says something from anywhere, also outside of React. Needs one `<Toaster />` on the page. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: (id?: string) => manager.close(id),
}

/**
 * Top right, below a bar of the height `--toasts-below`, 5 seconds, announced politely, paused by hover and focus; F6
 * moves focus here. They go to the foot of the window, above a bar that stays there, while they would hide what has the
 * focus or the head of what is open over the page: a dialog, or a panel marked `data-panel`.
 */
export function Toaster() {
  return (
    <Toast.Provider toastManager={manager} timeout={5000} limit={4}>
      <Toast.Portal>
        <Toasts />
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager()
  const viewport = useRef<HTMLDivElement>(null)
  /** Pixels above the foot of the window; null at the top. */
  const [foot, setFoot] = useState<number | null>(null)
  /** Where it begins while it is at the top. */
  const top = useRef(0)

  useEffect(() => {
    let frame = 0
    const stepAside = () => {
      cancelAnimationFrame(frame)
      // once the page has scrolled to what has the focus
      frame = requestAnimationFrame(() => {
        const region = viewport.current
        if (toasts.length === 0 || !region) return setFoot(null)
        const isAtFoot = region.style.bottom !== ''
        const { x, y, width, height } = region.getBoundingClientRect()
        if (!isAtFoot) top.current = y
        const atTop = new DOMRect(x, top.current, width, height)
        // to hide what has the focus is worse than to hide the head of a panel
        const harmAtTop = hidesFocus(region, atTop) ? 2 : hidesPanel(atTop) ? 1 : 0
        if (!isAtFoot && harmAtTop === 0) return
        const bar = barAtFoot(region)
        const atFoot = new DOMRect(x, window.innerHeight - bar - height, width, height)
        const harmAtFoot = hidesFocus(region, atFoot) ? 2 : 0
        const goesToFoot = harmAtTop === harmAtFoot ? isAtFoot : harmAtFoot < harmAtTop
        setFoot(goesToFoot ? bar : null)
      })
    }
    stepAside()
    if (toasts.length === 0) return
    // a panel may open without taking the focus
    const opened = new MutationObserver(stepAside)
    opened.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', stepAside)
    return () => {
      cancelAnimationFrame(frame)
      opened.disconnect()
      document.removeEventListener('focusin', stepAside)
    }
  }, [toasts])

  return (
    <Toast.Viewport
      ref={viewport}
      data-slot="toaster"
      style={foot === null ? undefined : { bottom: foot }}
      className={cn(
        'fixed right-4 left-4 z-60 flex flex-col gap-2 empty:hidden sm:left-auto sm:w-90',
        foot === null
          ? 'top-[var(--toasts-below,1rem)] pt-[env(safe-area-inset-top)]'
          : 'pb-[calc(1rem+env(safe-area-inset-bottom))]',
      )}
    >
      <ToastList />
    </Toast.Viewport>
  )
}

/** Whether half of what has the focus, or more, would lie below an element that stood there. */
function hidesFocus(over: Element, a: DOMRect): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || over.contains(focused)) return false
  const b = focused.getBoundingClientRect()
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 && width * height * 2 >= b.width * b.height
}

/** Whether something that is open over the page has its head below an element that stood there. */
function hidesPanel({ left, right }: DOMRect): boolean {
  const panels = document.querySelectorAll('[data-slot="dialog-content"], [data-panel]')
  return Array.from(panels, (panel) => panel.getBoundingClientRect()).some(
    (panel) => panel.left < right && panel.right > left && panel.top < window.innerHeight / 3,
  )
}

/** How high a bar is that stays at the foot of the window below an element: it holds the button of a form. */
function barAtFoot(over: Element): number {
  const { left, width } = over.getBoundingClientRect()
  // a dialog on a phone leaves a little room below it
  const below = document.elementsFromPoint(left + width / 2, window.innerHeight - 12)
  let element = below.find((one) => !over.contains(one)) ?? null
  for (; element; element = element.parentElement) {
    const height = window.innerHeight - element.getBoundingClientRect().top
    const stays =
      /fixed|sticky/.test(getComputedStyle(element).position) ||
      element.matches('[data-slot="dialog-footer"]')
    // a dialog is no bar
    if (stays && height < window.innerHeight / 3) return height
  }
  return 0
}

const looks = {
  success: { Icon: CircleCheck, className: 'text-success' },
  error: { Icon: CircleAlert, className: 'text-destructive' },
  warning: { Icon: TriangleAlert, className: 'text-warning' },
  info: { Icon: Info, className: 'text-info' },
} satisfies Record<Tone, object>

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((item) => {
    const { Icon, className } = looks[item.type as Tone]
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        swipeDirection={['right', 'up']}
        // not a dialog: it asks for nothing and the live region around it speaks
        role="group"
        aria-modal={undefined}
        data-slot="toast"
        className={cn(
          'docket transition duration-200 ease-lay data-limited:hidden',
          'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y)',
          'data-starting-style:-translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0',
        )}
      >
        <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4 font-sans">
          <Icon aria-hidden strokeWidth={1.75} className={cn('mt-0.5 size-5 shrink-0', className)} />
          <div className="min-w-0 flex-1">
            <Toast.Title render={<p />} className="text-small font-medium break-words" />
            <Toast.Description className="text-small text-muted-foreground" />
            <Toast.Action className="mt-1 min-h-6 rounded-cloth text-small font-semibold underline underline-offset-4" />
          </div>
          <Toast.Close
            aria-label="Dismiss"
            // every toast is in full view here, none waits behind another
            aria-hidden={undefined}
            className="-mt-1 flex size-8 shrink-0 items-center justify-center rounded-tool text-muted-foreground hover:bg-foreground/8 hover:text-foreground"
          >
            <X aria-hidden strokeWidth={1.75} className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}
