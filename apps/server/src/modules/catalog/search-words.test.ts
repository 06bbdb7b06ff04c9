import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { createProduct } from '../../test/factories.ts'
import { planOf } from '../../test/plan-of.ts'
import { findNearWords } from './search-words.repo.ts'

const database = await testDatabase()
const { prisma, sql } = database

const isKnown = async (word: string) => (await prisma.searchWord.count({ where: { word } })) === 1

describe('the words of the catalog', () => {
  test('are those of names, descriptions and items, as people write them', async () => {
    await createProduct(database, {
      name: 'Copper Tagine',
      description: 'For Couscous, crêpes and a two-hour simmer at 180°.',
      itemsIncluded: [{ name: 'Conical lid', description: 'With a knob' }],
    })
    for (const word of ['copper', 'tagine', 'couscous', 'crêpes', 'hour', 'conical', 'knob']) {
      expect([word, await isKnown(word)]).toEqual([word, true])
    }
  })

  test('leave out numbers, compounds and words of a letter or two', async () => {
    const words = await prisma.searchWord.findMany()
    expect(words.filter(({ word }) => /[^\p{L}\p{M}]/u.test(word) || word.length < 3)).toEqual([])
  })

  test('grow with a product that is changed', async () => {
    const { id } = await createProduct(database, { name: 'Steamer' })
    await prisma.product.update({ where: { id }, data: { name: 'Bamboo Steamer' } })
    expect(await isKnown('bamboo')).toBe(true)
    await prisma.product.update({ where: { id }, data: { description: 'For dumplings.' } })
    expect(await isKnown('dumplings')).toBe(true)
    await prisma.product.update({ where: { id }, data: { itemsIncluded: [{ name: 'Chopsticks' }] } })
    expect(await isKnown('chopsticks')).toBe(true)
  })

  test('of twenty products written at once are each kept once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        createProduct(database, {
          name: index % 2 ? 'Mortar and Pestle' : 'Pestle and Mortar',
          description: index % 3 ? 'Granite, unpolished.' : 'Unpolished granite.',
        }),
      ),
    )
    expect(await isKnown('pestle')).toBe(true)
    expect(await isKnown('unpolished')).toBe(true)
  })
})

describe('the nearest words', () => {
  // about 10,000 words of four to eleven letters
  beforeAll(async () => {
    await sql.query(`
      INSERT INTO search_words
      SELECT DISTINCT substr(translate(md5(n::text), '0123456789', 'ghijklmnop'), 1, 4 + n % 8)
      FROM generate_series(1, 10000) n ON CONFLICT DO NOTHING;
      ANALYZE search_words`)
  })

  test.each([
    ['pestel', 'pestle'],
    ['copprr', 'copper'],
    ['tajine', 'tagine'],
    ['oucscous', 'couscous'],
    ['HUOR', 'hour'],
    ['lod', 'lid'],
  ])('of %s have %s among them, out of thousands', async (typed, word) => {
    expect((await findNearWords(sql, [typed])).get(typed)).toContain(word)
  })

  test('come along their index, without sorting the others', async () => {
    const plan = await planOf(sql, (asked) => findNearWords(asked, ['pestel', 'copprr']))
    expect(plan).toContain('search_words_word_idx')
    expect(plan).not.toContain('Sort')
  })
})
