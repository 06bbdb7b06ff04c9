import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const packageFolder = join(import.meta.dirname, '..')
const repository = join(packageFolder, '../..')
const examples = readdirSync(join(packageFolder, 'examples')).map((file) => basename(file, '.ts'))
const readmes = [join(repository, 'README.md'), join(packageFolder, 'README.md')]

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(2)
})

// Node 20 runs no TypeScript: npm puts the repository's own Node in its place
describe.each(examples)('the example %s', (name) => {
  test('runs by its npm script', { timeout: 60_000 }, () => {
    const output = execFileSync('npm', ['run', '--silent', name], { cwd: repository, encoding: 'utf8' })
    expect(output).toContain('$')
  })

  test.each(readmes)('is named as that script by %s', (readme) => {
    const command = new RegExp(`npm\\s+run\\s+${name}\\b`)
    expect(readFileSync(readme, 'utf8')).toMatch(command)
  })
})

test.each(readmes)('%s names no command that only a newer Node runs', (readme) => {
  expect(readFileSync(readme, 'utf8')).not.toMatch(/\bnode\s+\S+\.ts\b/)
})
