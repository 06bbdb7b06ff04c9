import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { mayOpen, useRole } from '../../lib/may.ts'
import { destinations } from './keyboard-map.ts'
import { edit, focusRow, openRow, searchList, selectRow } from './rows.ts'
import { areShortcutsOn } from './shortcuts-setting.ts'

// after G
const patienceMs = 1500

/** Each answers whether it had something to do. */
const rowKeys: Readonly<Record<string, () => boolean>> = {
  '/': searchList,
  j: () => focusRow(1),
  k: () => focusRow(-1),
  x: selectRow,
  e: edit,
  enter: openRow,
}

type Actions = { onSearch: () => void; onShowKeys: () => void; isOn: boolean }

/** The admin's keys. All but Ctrl K rest while somebody types or a dialog is open, and can be switched off. */
export function useKeyboardMap({ onSearch, onShowKeys, isOn }: Actions): void {
  const navigate = useNavigate()
  const role = useRole()
  const goPressedAt = useRef(-patienceMs)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.isComposing || isDialogOpen()) return
    if (isSearchKey(event)) {
      event.preventDefault()
      return onSearch()
    }
    const isCommand = event.ctrlKey || event.metaKey || event.altKey
    if (isCommand || isTyping(event.target) || !areShortcutsOn()) return
    const key = event.key.toLowerCase()
    const destination = event.timeStamp - goPressedAt.current < patienceMs ? destinations[key] : undefined
    goPressedAt.current = key === 'g' ? event.timeStamp : -patienceMs
    if (destination && mayOpen(role, destination)) void navigate(destination)
    else if (key === '?') onShowKeys()
    else if (!rowKeys[key]?.()) return
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

const noText = new Set(['checkbox', 'radio', 'button', 'submit'])

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !noText.has(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}
