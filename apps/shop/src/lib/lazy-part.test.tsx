import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

function Panel({ name }: { name: string }) {
  return <p>{name}</p>
}

test('a part that cannot be loaded leaves the page as it is, and is asked for again when it is shown again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(Panel)]
  const asked: unknown[] = []
  const Part = lazyPart<{ name: string }>(() => {
    asked.push(answers[asked.length])
    return answers[asked.length - 1] ?? Promise.reject(new Error('asked too often'))
  })
  const page = (isOpen: boolean) => (
    <>
      <p>Typed in</p>
      {isOpen && <Part name="Cart" />}
    </>
  )
  const { rerender } = render(page(true))
  await Promise.allSettled(answers)
  expect(screen.getByText('Typed in')).toBeVisible()
  rerender(page(false))
  rerender(page(true))
  expect(await screen.findByText('Cart')).toBeVisible()
  // the third time it is there at once
  rerender(page(false))
  rerender(page(true))
  expect(screen.getByText('Cart')).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a part that stays on the page is asked for again when it is drawn once more', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(Panel)]
  const Part = lazyPart<{ name: string }>(
    () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  )
  const failing = answers[0]
  const { rerender } = render(<Part name="Menu" />)
  await Promise.allSettled([failing])
  rerender(<Part name="Menu, pressed again" />)
  expect(await screen.findByText('Menu, pressed again')).toBeVisible()
})
