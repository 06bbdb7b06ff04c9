import { expect, test } from 'vitest'
import { sharp } from './sharp.ts'

test('nothing of a picture stays in memory once it is drawn', async () => {
  const { cache } = sharp
  await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  const { memory, items, files } = cache()
  expect({ mostMemory: memory.max, mostItems: items.max, mostFiles: files.max }).toEqual({
    mostMemory: 0,
    mostItems: 0,
    mostFiles: 0,
  })
})
