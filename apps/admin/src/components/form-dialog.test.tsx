import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { FormDialog } from './form-dialog.tsx'

test('is sent once, however often it is submitted before it is known to be under way', async () => {
  const send = vi.fn()
  function Refund() {
    const form = useForm()
    return (
      <FormDialog
        title="Refund"
        description="Of what was paid"
        submitLabel="Refund"
        isPending={false}
        error={null}
        failure="Not refunded"
        onSubmit={form.handleSubmit(send)}
        onClose={() => {}}
      >
        {null}
      </FormDialog>
    )
  }
  render(<Refund />)
  const button = await screen.findByRole('button', { name: 'Refund' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(send).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(send).toHaveBeenCalledOnce()
  fireEvent.click(button)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})
