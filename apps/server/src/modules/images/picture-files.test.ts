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

  expect([...pictures.keys()].toSorted()).toEqual(['pan', 'pan.webp'])
  expect(pictures.get('pan')).toMatchObject({ contentType: 'image/webp', body: Buffer.from('a pan') })
})

test('two pictures of the same name keep their own endings', async () => {
  await writeFile(join(directory, 'pot.avif'), 'a small pot')
  await writeFile(join(directory, 'pot.webp'), 'a pot')

  const pictures = await readPictures(directory)

  expect(pictures.get('pot.avif')?.contentType).toBe('image/avif')
  expect(pictures.get('pot.webp')?.contentType).toBe('image/webp')
  expect(pictures.has('pot')).toBe(true)
})
