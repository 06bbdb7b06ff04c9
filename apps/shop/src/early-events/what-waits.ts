const emptiedCart = '{"items":[]}'

/**
 * Tells the page's styles (`booking-waits:`, `kit-waits:`) which openings wait until this browser has been read: those that would be
 * drawn anew for what is kept here, or are not for somebody who has to sign in first.
 */
export function tellWhatWaits() {
  const isSomebody = has(() => localStorage, 'userInfo')
  const hasCart = has(() => localStorage, 'cart') || has(() => sessionStorage, 'bookingDraft')
  const waits = { booking: !isSomebody || hasCart, kit: !isSomebody || has(() => localStorage, 'kitDrafts') }
  document.documentElement.dataset.waits = Object.entries(waits)
    .flatMap(([opening, isWaiting]) => (isWaiting ? opening : []))
    .join(' ')
}

function has(storage: () => Storage, key: string): boolean {
  try {
    const text = storage().getItem(key)
    return text !== null && text !== emptiedCart
  } catch {
    return false
  }
}
