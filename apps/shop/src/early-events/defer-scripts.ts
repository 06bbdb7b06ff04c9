import earlyEvents from './main.ts?inline-script'

const preload = '<link rel="modulepreload"'
const starter = '<script type="module" async="">'

/** Puts the scripts of a page aside that React Router would load and run at once; `start-scripts.ts` starts them. */
export function deferScripts(html: string, entry: string): string {
  if (!html.includes(starter)) return html
  return html
    .replaceAll(preload, '<link data-rel="modulepreload"')
    .replace(starter, () => `<script>${earlyEvents}</script><script type="text/plain" data-entry="${entry}">`)
}
