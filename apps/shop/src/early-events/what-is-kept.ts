// a page that is drawn for an empty one of these would be moved when the browser has read it
const keys = ['cart', 'kitDrafts']

/** Tells the page's styles (`cart-kept:`, `kit-kept:`) what this browser has kept, before it is read. */
export function tellWhatIsKept() {
  document.documentElement.dataset.kept = keys.filter(isKept).join(' ')
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
