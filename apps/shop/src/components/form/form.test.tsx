import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import type { FieldValues, Resolver } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { formFields } from './form-fields.ts'
import { Form } from './form.tsx'
import { lazyResolver } from './lazy-resolver.ts'

type Loaded = Resolver<FieldValues, unknown, FieldValues>

/** A form whose schema is still on its way. */
function renderForm(onSubmit: () => void) {
  const schema = Promise.withResolvers<Loaded>()
  function Sample() {
    const form = useForm<FieldValues, unknown, FieldValues>({ resolver: lazyResolver(() => schema.promise) })
    return (
      <Form form={form} fields={formFields(form, {})} onSubmit={onSubmit} error={null}>
        <button type="submit">Save</button>
      </Form>
    )
  }
  render(<Sample />)
  return {
    user: userEvent.setup(),
    save: screen.getByRole('button', { name: 'Save' }),
    arrive: () => schema.resolve((values) => ({ values, errors: {} })),
  }
}

test('is sent once, however often it is submitted while it is being checked', async () => {
  const send = vi.fn()
  const { user, save, arrive } = renderForm(send)
  await user.dblClick(save)
  arrive()
  await waitFor(() => expect(send).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(send).toHaveBeenCalledOnce()
})

test('can be sent again once it was sent', async () => {
  const send = vi.fn()
  const { user, save, arrive } = renderForm(send)
  arrive()
  await user.click(save)
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 20))
  await user.click(save)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})
