import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

export type FormFacts = {
  /** Puts the form on the page and waits until it is there. */
  show: () => Promise<UserEvent>
  submit: string
  /** A field, what to type into it to make it wrong and then right, and what is said in between. */
  field: string
  wrong: string
  right: string
  message: string
  /** A field that is left blank and must be filled in; of a form with one field, the same. */
  missing: string
}

/** What every form of the shop has in common; each form's own tests start with it. */
export function behavesLikeEveryForm({ show, submit, field, wrong, right, message, missing }: FormFacts) {
  const input = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' })

  test('says what is wrong with a field on leaving it, not while it is first typed', async () => {
    const user = await show()
    await user.clear(input(field))
    await user.type(input(field), wrong)
    expect(input(field)).not.toHaveAttribute('aria-invalid')
    await user.tab()
    await waitFor(() => expect(input(field)).toHaveAttribute('aria-invalid', 'true'))
    expect(input(field)).toHaveAccessibleDescription(expect.stringContaining(message))

    await user.clear(input(field))
    await user.type(input(field), right)
    await waitFor(() => expect(input(field)).not.toHaveAttribute('aria-invalid'))
  })

  test('a refused submit moves focus to a summary that links to the fields, and clears nothing', async () => {
    const user = await show()
    await user.clear(input(field))
    await user.type(input(field), right)
    await user.clear(input(missing))
    await user.click(screen.getByRole('button', { name: submit }))

    const summary = await screen.findByRole('alert')
    expect(summary).toHaveFocus()
    if (field !== missing) expect(input(field)).toHaveValue(right)
    await user.click(within(summary).getByRole('link', { name: new RegExp(missing.replace(/[()]/g, '.')) }))
    expect(input(missing)).toHaveFocus()
  })
}
