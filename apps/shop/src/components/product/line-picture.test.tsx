import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinePicture } from './line-picture.tsx'

const pieces = ['whisk', 'ladle', 'wok', 'grater', 'tongs'].map((name) => ({
  product: name,
  name,
  image: name,
}))

function shownBy(item: Parameters<typeof LinePicture>[0]['item']) {
  const { container } = render(<LinePicture item={item} sizes="4rem" />)
  return [...container.querySelectorAll('img')].map(({ src }) => /direct\/([\w-]+)/.exec(src)?.[1])
}

const kit = { name: 'Sunday', image: 'whisk', isCustomKit: true }

test.each([
  ['four of its pieces', 5, ['whisk', 'ladle', 'wok', 'grater']],
  ['both of two pieces', 2, ['whisk', 'ladle']],
  ['its only piece', 1, ['whisk']],
  ['its own picture when nobody knows its pieces', 0, ['whisk']],
])('a custom kit is pictured by %s', (_case, count, names) => {
  expect(shownBy({ ...kit, items: pieces.slice(0, count) })).toEqual(names)
})

test('any other line is pictured by itself', () => {
  expect(shownBy({ name: 'Essential Kit', image: 'essential-kit', items: pieces })).toEqual(['essential-kit'])
})
