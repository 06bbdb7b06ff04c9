import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const preload = join(import.meta.dirname, 'tracing.ts')
const program = `console.log(Object.keys(require('module')._cache).filter((path) => path.includes('opentelemetry')).length)`

const start = (env: NodeJS.ProcessEnv) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', preload, '--eval', program], {
    env: { PATH: process.env['PATH'], ...env },
  })

test('nothing of the tracing is loaded unless the environment asks for it', async () => {
  expect(await start({})).toMatchObject({ stdout: '0\n', stderr: '' })
})

test('without its packages the server starts all the same, and says what to install', async () => {
  const { stdout, stderr } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  expect(stdout).toBe('0\n')
  expect(stderr).toMatch(/^There are no traces.*: npm install --no-save @opentelemetry\/sdk-node@\d/)
})
