import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../test/temporary-directory.ts'
import { readPictures } from './picture-files.ts'
import { createSizedPictures } from './sized-pictures.ts'

const pictureFolder = temporaryDirectory('pictures')
const canvas = {
  width: 900,
  height: 600,
  channels: 4 as const,
  background: { r: 90, g: 20, b: 60, alpha: 0.5 },
}
await sharp({ create: canvas }).webp().toFile(join(pictureFolder, 'ladle-cutout.webp'))
const pictures = await readPictures(pictureFolder)
const ladle = pictures.get('ladle-cutout')!

test('what was made once is read again by the next process', async () => {
  const folder = temporaryDirectory('sized')
  const first = await createSizedPictures(folder, pictures)
  await first(ladle, 320, 'webp')
  const [file = ''] = readdirSync(folder)
  // what only a reader of the file can know
  writeFileSync(join(folder, file), 'made before')

  const second = await createSizedPictures(folder, pictures)
  expect((await second(ladle, 320, 'webp')).toString()).toBe('made before')
  // the first still has its own in memory
  expect((await first(ladle, 320, 'webp')).toString()).not.toBe('made before')
})

test('what was made of a picture that has changed or gone is thrown away at start', async () => {
  const folder = temporaryDirectory('sized')
  const current = `ladle-cutout-${ladle.hash}-640.avif`
  const others = ['ladle-cutout-0123456789abcdef-640.avif', 'gone-0123456789abcdef-320.webp', 'x.tmp']
  for (const file of [current, `${current}.77`, ...others]) writeFileSync(join(folder, file), '')
  await createSizedPictures(folder, pictures)
  expect(readdirSync(folder).toSorted()).toEqual([current, `${current}.77`])
})

test('a cut-out stays one in both formats', async () => {
  const sized = await createSizedPictures(temporaryDirectory('sized'), pictures)
  for (const format of ['avif', 'webp'] as const) {
    const { isOpaque } = await sharp(await sized(ladle, 320, format)).stats()
    expect(isOpaque).toBe(false)
  }
})

test('where nothing can be kept, pictures are still made', async () => {
  const folder = temporaryDirectory('sized')
  writeFileSync(join(folder, 'pictures'), 'a file where the folder should be')
  const sized = await createSizedPictures(join(folder, 'pictures'), pictures)
  expect((await sharp(await sized(ladle, 320, 'webp')).metadata()).width).toBe(320)
})

test('a picture that cannot be read fails each time it is asked for, and holds up no other', async () => {
  const folder = temporaryDirectory('pictures')
  writeFileSync(join(folder, 'broken.webp'), 'no picture')
  const bad = (await readPictures(folder)).get('broken')!
  const sized = await createSizedPictures(temporaryDirectory('sized'), pictures)
  for (const width of [320, 480, 640]) await expect(sized(bad, width, 'avif')).rejects.toThrow()
  expect((await sized(ladle, 320, 'avif')).length).toBeGreaterThan(0)
})
