// a row of a table, or the card that stands for it on a narrow screen; only what can be opened or ticked is one
const rowSelector =
  'main tbody [data-slot="table-row"]:has(a, input), main li[data-slot="card"]:has(a, input), main [data-row]'

const openLink = 'a[href]:not([href^="mailto:"])'

/** Moves the focus to the next row, or the one before; from nowhere to the first in sight. */
export function focusRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)]
  const present = currentRow()
  const index = present ? rows.indexOf(present) : -1
  const next = index < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, index + step))]
  if (!next) return false
  next.tabIndex = -1
  next.focus({ preventScroll: true })
  // below sticky bars a focused row would be hidden at the very edge
  next.scrollIntoView({ block: 'nearest' })
  return true
}

export function selectRow(): boolean {
  return press(currentRow()?.querySelector<HTMLElement>('input[type="checkbox"]'))
}

/** Only where the row itself has the focus: a link or a button in it answers by itself. */
export function openRow(): boolean {
  const row = currentRow()
  return row !== null && row === document.activeElement && press(row.querySelector<HTMLElement>(openLink))
}

/** What is marked for it in the row or on the page, else what Enter opens. */
export function edit(): boolean {
  const row = currentRow()
  const place: ParentNode | null = row ?? document.querySelector('main')
  const marked = place?.querySelector<HTMLElement>('[data-edit]')
  if (!(marked instanceof HTMLInputElement)) return press(marked ?? row?.querySelector<HTMLElement>(openLink))
  marked.focus()
  return true
}

export function searchList(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [data-list-search]')
  field?.focus()
  field?.select()
  return field !== null
}

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(rowSelector) ?? null
}

function press(element: HTMLElement | null | undefined): boolean {
  element?.click()
  return element != null
}
