import { useEffect } from 'react'
import type { KitActions } from './use-kit-work.ts'

/** Ctrl+Z and Ctrl+Shift+Z, or ⌘ with them. A text field keeps its own undo, a dialog leaves the kit alone. */
export function useUndoKeys({ undo, redo }: Pick<KitActions, 'undo' | 'redo'>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (isElsewhere(event.target)) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [undo, redo])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role=alertdialog]') !== null
}
