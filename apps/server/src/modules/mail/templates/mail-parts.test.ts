import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const html = new URL('./mail-html.ts', import.meta.url).href

/** In a process of its own: what a server loads with its first mail. */
const script = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('${html}')
  for (const name of ['react-email', 'tailwindcss', 'prismjs', 'marked'])
    console.log(name, loaded.some((url) => url.includes('/node_modules/' + name + '/')))
`

test('mails bring no more of react-email along than their parts', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(stdout.trim().split('\n')).toEqual([
    'react-email true',
    'tailwindcss false',
    'prismjs false',
    'marked false',
  ])
})
