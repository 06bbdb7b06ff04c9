import { readFileSync } from 'node:fs'

const list = new URL('../server/images/pictures.json', import.meta.url)

type Described = { width: number; height: number; color: string | null; hash: string }

// the pages' own pictures; those of products come with their products
const ofPages = /^(hero-kitchen|how-it-works-|collection-)/

/** What the pages must know of their own pictures before they load; one that is not rendered yet is not listed. */
export function readNamedPictures() {
  const pictures: Record<string, Described> = JSON.parse(readFileSync(list, 'utf8'))
  const named = Object.entries(pictures).filter(([name]) => ofPages.test(name))
  return Object.fromEntries(
    named.map(([name, { width, height, color, hash }]) => [
      name,
      { name, width, height, color, version: hash },
    ]),
  )
}
