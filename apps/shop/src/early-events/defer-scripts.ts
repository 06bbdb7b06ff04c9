const preload = '<link rel="modulepreload"'

export type Deferral = {
  /** `main.ts`, built. */
  script: string
  /** The file that hydrates the page. */
  entry: string
  /** What the page's own inline scripts bear. */
  mark: string
}

/** Lets styles, fonts and pictures come before the scripts of a page that starts at once: what is there is read meanwhile. */
export function preloadLast(html: string): string {
  return html.replaceAll(preload, `${preload} fetchpriority="low"`)
}

/** Puts the scripts of a page aside that React Router would load and run at once; `start-scripts.ts` starts them. */
export function deferScripts(html: string, { script, entry, mark }: Deferral): string {
  const own = `<script nonce="${mark}"`
  const starter = `${own} type="module" async="">`
  if (!html.includes(starter)) return html
  return html
    .replaceAll(preload, '<link data-rel="modulepreload"')
    .replace(starter, () => `${own}>${script}</script>${own} type="text/plain" data-entry="${entry}">`)
}
