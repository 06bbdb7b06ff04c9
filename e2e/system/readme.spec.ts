import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { addressOf, testPort } from '../server-process.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

test('the rental by curl that the README describes works as it is written', () => {
  const section = readme.split('## Rent a kit by curl')[1]?.split('\n## ')[0] ?? ''
  const script = section
    .split('\n')
    .filter((line) => line.startsWith('    '))
    .join('\n')
    .replace('http://localhost:4000', addressOf(testPort))
    .replace('sam@example.com', `sam-${randomUUID()}@example.com`)

  const { stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
    encoding: 'utf8',
  })

  expect(stderr).toBe('')
  // two Essential Kits for a week: 98.00 + 15.00 delivery + 8.09 tax
  expect(JSON.parse(stdout)).toEqual({ status: 'confirmed', isPaid: true, totalPrice: 121.09 })
})
