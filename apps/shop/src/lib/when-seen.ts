/** For a part of the page that may never come on the screen, such as what phones fold away: its script can wait for that. */
export function whenSeen() {
  let tell = () => {}
  const seen = new Promise<void>((resolve) => {
    tell = resolve
  })

  /** For the `ref` of an element that has the part's room. */
  function watch(element: Element | null) {
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }

  return { seen, watch }
}
