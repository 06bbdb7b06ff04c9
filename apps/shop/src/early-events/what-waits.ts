const emptiedCart = '{"items":[]}'

/**
 * Has those openings of the page wait (`waits:` in its styles) that would be drawn anew for what this browser keeps, or are not for
 * somebody who has to sign in first. They are told one by one: an attribute of the page that its styles ask for would have all of it styled
 * anew, 80 ms on a slow phone.
 */
export function tellWhatWaits() {
  const isSomebody = has(() => localStorage, 'userInfo')
  const hasCart = has(() => localStorage, 'cart') || has(() => sessionStorage, 'bookingDraft')
  const hasKit = has(() => localStorage, 'kitDrafts')
  const waits: Record<string, boolean> = { booking: !isSomebody || hasCart, kit: !isSomebody || hasKit }
  for (const opening of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    if (waits[opening.dataset.opening ?? '']) opening.dataset.waits = ''
  }
  // what is pressed before the scripts is held on this page
  document.documentElement.dataset.held = ''
}

function has(storage: () => Storage, key: string): boolean {
  try {
    const text = storage().getItem(key)
    return text !== null && text !== emptiedCart
  } catch {
    return false
  }
}
