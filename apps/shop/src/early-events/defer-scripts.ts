const preload = '<link rel="modulepreload"'
const starter = '<script type="module" async="">'

export type Deferral = {
  /** `main.ts`, built. */
  script: string
  /** The file that hydrates the page. */
  entry: string
}

/** Puts the scripts of a page aside that React Router would load and run at once; `start-scripts.ts` starts them. */
export function deferScripts(html: string, { script, entry }: Deferral): string {
  if (!html.includes(starter)) return html
  return html
    .replaceAll(preload, '<link data-rel="modulepreload"')
    .replace(starter, () => `<script>${script}</script><script type="text/plain" data-entry="${entry}">`)
}
