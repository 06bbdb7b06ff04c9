/** Whether React answers here: every part of a page says so itself when it is hydrated (`components/page/page-part.tsx`). */
export function isHydrated(element: Element): boolean {
  const part = element.closest('[data-part]')
  return part === null || part.hasAttribute('data-hydrated')
}

export function whenPartsHydrate(run: () => void): void {
  new MutationObserver(run).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
}
