import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const app = new URL('../../../app.ts', import.meta.url).href

/** In a process of its own, as the server's start: what is loaded before the first request. */
const script = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('${app}')
  for (const name of ['otplib', '@simplewebauthn/server'])
    console.log(name, loaded.some((url) => url.includes('/node_modules/' + name)))
`

test('the library for passkeys is loaded with the first of them, not at the start', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(stdout.trim().split('\n')).toEqual(['otplib true', '@simplewebauthn/server false'])
})
