import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Parts = typeof import('react-email')

// react-email's one entry brings Tailwind, Prism and a reader of Markdown along: 9 MB in a server that has sent a mail
const folder = join(dirname(createRequire(import.meta.url).resolve('react-email')), 'components')

async function part<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
  const file = `${name.toLowerCase()}.mjs`
  const { href } = pathToFileURL(join(folder, name.toLowerCase(), file))
  return ((await import(href)) as Pick<Parts, Name>)[name]
}

export const Body = await part('Body')
export const Button = await part('Button')
export const Column = await part('Column')
export const Container = await part('Container')
export const Head = await part('Head')
export const Heading: Parts['Heading'] = await part('Heading')
export const Hr = await part('Hr')
export const Html = await part('Html')
export const Link = await part('Link')
export const Row = await part('Row')
export const Section = await part('Section')
export const Text = await part('Text')
