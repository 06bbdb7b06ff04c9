import { expect, test } from 'vitest'
import { schemaDiff } from './schema-diff.ts'

test('the migrations make the database the Prisma schema describes', { timeout: 120_000 }, async () => {
  const statements = (await schemaDiff('migrations'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('--'))
  // Prisma cannot say that a column is generated, and would drop what it takes for a default
  expect(statements).toEqual([
    'ALTER TABLE "products" ALTER COLUMN "search" DROP DEFAULT,',
    'ALTER COLUMN "name_words" DROP DEFAULT;',
  ])
})
