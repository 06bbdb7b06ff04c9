import { expect, test, vi } from 'vitest'

const described = (hash: string) => ({ file: 'x.webp', width: 1200, height: 900, color: '#ebe6dc', hash })

vi.mock('../../../images/pictures.json', () => ({
  default: {
    'bread-knife': described('a1'),
    'bread-knife-scale': described('d4'),
    'bread-knife-detail': described('e5'),
    'bread-kit-crate': described('f6'),
    'professional-chefs-knife': described('b2'),
    'photo-of-host': described('c3'),
  },
}))

const { factsOf, furtherPicturesOf, pictureFactsOf, scalePictureOf } = await import('./picture-facts.ts')

const product = { slug: 'a-thing', image: 'a-thing', category: null, kitCategory: null }
const facts = { width: 1200, height: 900, color: '#ebe6dc' }

test.each([
  ['the picture it names', { slug: 'bread-knife', image: 'photo-of-host' }, 'photo-of-host', 'c3'],
  ['the one with its slug', { slug: 'bread-knife', kitCategory: 'knife' }, 'bread-knife', 'a1'],
  ['that of its family', { slug: 'santoku', kitCategory: 'knife' }, 'professional-chefs-knife', 'b2'],
] as const)('a product shows %s', (_case, changes, name, version) => {
  expect(pictureFactsOf({ ...product, ...changes })).toEqual({ ...facts, name, version })
})

test('an item without a picture says so; a kit leaves it to the picture of what it holds', () => {
  expect(pictureFactsOf({ ...product, kitCategory: 'appliance' })).toBeNull()
  expect(pictureFactsOf({ ...product, category: 'Chef' })).toBeUndefined()
})

test('a product is shown beside a ruler where there is such a picture', () => {
  expect(scalePictureOf({ slug: 'bread-knife' })).toEqual({
    ...facts,
    name: 'bread-knife-scale',
    version: 'd4',
  })
  expect(scalePictureOf({ slug: 'professional-chefs-knife' })).toBeUndefined()
  expect(factsOf('nowhere')).toBeUndefined()
})

test('an item is shown from close by and a kit in its crate, unless staff uploaded another picture', () => {
  const detailPicture = { ...facts, name: 'bread-knife-detail', version: 'e5' }
  expect(furtherPicturesOf({ slug: 'bread-knife' })).toEqual({ detailPicture })
  const cratePicture = { ...facts, name: 'bread-kit-crate', version: 'f6' }
  expect(furtherPicturesOf({ slug: 'bread-kit', upload: null })).toEqual({ cratePicture })
  const upload = { key: 'k', width: 800, height: 800, color: '#ffffff', hash: 'a1' }
  expect(furtherPicturesOf({ slug: 'bread-knife', upload })).toEqual({})
  expect(furtherPicturesOf({ slug: 'nothing' })).toEqual({})
})
