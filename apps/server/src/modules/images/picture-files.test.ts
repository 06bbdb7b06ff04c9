import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPictures } from './picture-files.ts'

const directory = await mkdtemp(join(tmpdir(), 'trivet-pictures-'))
afterAll(() => rm(directory, { recursive: true }))

test('only pictures are read: no links, no drawings with scripts, no names of another form', async () => {
  await writeFile(join(directory, 'pan.webp'), 'a pan')
  await writeFile(join(directory, 'drawing.svg'), '<svg onload="alert(1)"/>')
  await writeFile(join(directory, '.hidden.webp'), 'hidden')
  await writeFile(join(directory, 'Loud.webp'), 'loud')
  await symlink('/etc/passwd', join(directory, 'passwords.webp'))

  const pictures = await readPictures(directory)

  expect([...pictures.keys()]).toEqual(['pan'])
  expect(pictures.get('pan')).toMatchObject({ file: 'pan.webp', contentType: 'image/webp' })
})

test('of two files of one name the last in the alphabet is the picture', async () => {
  await writeFile(join(directory, 'pot.avif'), 'a small pot')
  await writeFile(join(directory, 'pot.webp'), 'a pot')

  expect((await readPictures(directory)).get('pot')?.file).toBe('pot.webp')
})

test('another picture has another hash', async () => {
  const before = (await readPictures(directory)).get('pan')?.hash
  await writeFile(join(directory, 'pan.webp'), 'a larger pan')
  const after = (await readPictures(directory)).get('pan')?.hash
  expect(after).toMatch(/^[0-9a-f]{16}$/)
  expect(after).not.toBe(before)
})
