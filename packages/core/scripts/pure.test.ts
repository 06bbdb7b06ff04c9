import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', 'src')

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

const matching = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('every rule is told the time and waits for nothing', () => {
  expect(sources.length).toBeGreaterThan(30)
  expect(matching(/new Date\(\)|Date\.now|performance\.now|Math\.random|\basync\b|\bawait\b/)).toEqual([])
})

test('no rule asks the clock of the machine it runs on', () => {
  expect(matching(/\.(?:get|set)(?:Full|Hours|Minutes|Month|Date|Day)|getTimezoneOffset|toLocale/)).toEqual(
    [],
  )
})

test('rules import one another and zod, nothing else', () => {
  const imported = sources.flatMap(({ text }) =>
    [...text.matchAll(/ from '([^']+)'/g)].map(([, from]) => from),
  )
  expect(imported.filter((from) => from !== 'zod' && !from?.startsWith('.'))).toEqual([])
})
