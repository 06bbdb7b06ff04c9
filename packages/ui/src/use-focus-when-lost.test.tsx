import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusWhenLost } from './use-focus-when-lost.tsx'

function Notes() {
  const [isRead, setIsRead] = useState(false)
  const place = useFocusWhenLost<HTMLHeadingElement>()
  return (
    <>
      <h2 ref={place} tabIndex={-1}>
        Notes
      </h2>
      {!isRead && <button onClick={() => setIsRead(true)}>Read</button>}
    </>
  )
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? <Notes /> : <button onClick={() => setIsOpen(true)}>Open the notes</button>
}

test('what a press takes away leaves its focus to the place, but opening a part moves none there', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open the notes' }))
  expect(screen.getByRole('heading')).not.toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Read' }))
  expect(screen.getByRole('heading')).toHaveFocus()
})
