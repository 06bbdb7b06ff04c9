import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import listed from '../../../images/pictures.json' with { type: 'json' }
import { temporaryDirectory } from '../../test/temporary-directory.ts'
import { describePictures } from './describe-pictures.ts'
import { pictureDirectory } from './picture-files.ts'

test('pictures.json describes the pictures that are there; npx node tools/imagery/list-pictures.ts writes it', async () => {
  expect(listed).toEqual(await describePictures(pictureDirectory))
}, 60_000)

test('a picture is described by its size, its mean colour and a hash; a cut-out has no ground', async () => {
  const folder = temporaryDirectory('pictures')
  const canvas = { width: 60, height: 40, channels: 4 as const }
  await sharp({ create: { ...canvas, background: '#5a143c' } })
    .png()
    .toFile(join(folder, 'pan.png'))
  await sharp({ create: { ...canvas, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toFile(join(folder, 'ladle.png'))
  const described = await describePictures(folder)
  expect(Object.keys(described)).toEqual(['ladle', 'pan'])
  expect(described['pan']).toEqual({
    file: 'pan.png',
    width: 60,
    height: 40,
    color: '#5a143c',
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect(described['ladle']).toMatchObject({ width: 60, height: 40, color: null })
})
