import { useEffect, useRef } from 'react'

/**
 * A mail as it looks, in a frame that runs nothing. The admin's policy allows no inline styles, so they are taken out of
 * the text and set one by one, which it allows.
 */
export function MailPreview({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) show(page, html)
  }, [html])

  return (
    <iframe
      ref={frame}
      sandbox="allow-same-origin"
      title="The mail as it looks"
      className="h-120 w-full rounded-cloth border bg-card"
    />
  )
}

const styleSheet = /<style>([\s\S]*?)<\/style>/g

function show(page: Document, html: string) {
  const rules = [...html.matchAll(styleSheet)].map(([, text]) => text).join('\n')
  const bare = html.replace(styleSheet, '').replaceAll(' style="', ' data-style="')
  const parsed = new DOMParser().parseFromString(bare, 'text/html')
  for (const element of parsed.querySelectorAll('script, link, meta')) element.remove()
  page.body.replaceChildren(...[...parsed.body.childNodes].map((node) => page.importNode(node, true)))
  page.body.className = parsed.body.className
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
  }
  // a link would open inside the frame, where nothing can be done with it
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href')
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet) return
  const sheet = new Sheet()
  sheet.replaceSync(rules)
  page.adoptedStyleSheets = [sheet]
}
