import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A button that shows a panel beside it; outside click, Escape, leaving by Tab and navigation close it. */
export function useDisclosure() {
  const { key } = useLocation()
  // remembering where it was opened closes it on navigation without an effect
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const container = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenedAt(null)
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) close()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return {
    isOpen,
    container,
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      onClick: () => setOpenedAt(isOpen ? null : key),
    },
  }
}
