import * as ordersCopy from '@trivet/core/copy/orders'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { sampleOrder } from '../../test/samples.ts'
import { ApiAnswerError } from '../../test/trpc-handlers.ts'
import { MyOrders } from './my-orders.tsx'

const unknown = () => {
  throw new ApiAnswerError({ status: 404, errorCode: 'ORDER_NOT_FOUND', message: ordersCopy.orderNotFound })
}

test('a number that no own order has, and one that is none, are said at the field', async () => {
  const byNumber = vi.fn(unknown)
  const api = { orders: { mine: () => [sampleOrder()], byNumber } }
  const { user } = renderPage({ path: '/orders', Component: MyOrders, api })
  const field = await screen.findByLabelText('Find an order by its number')
  await user.type(field, 'T-7QP4K-X{Enter}')
  expect(await screen.findByText(ordersCopy.orderNumberInvalid)).toBeVisible()
  expect(byNumber).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, '7qp4k v{Enter}')
  expect(await screen.findByText(ordersCopy.orderNumberUnknown)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(ordersCopy.orderNumberUnknown)
  expect(byNumber).toHaveBeenCalledOnce()
})

test('after a refusal the focus is in the field, also where the button was pressed', async () => {
  const asked = Promise.withResolvers<never>()
  const api = { orders: { mine: () => [sampleOrder()], byNumber: () => asked.promise } }
  const { user } = renderPage({ path: '/orders', Component: MyOrders, api })
  const field = await screen.findByLabelText('Find an order by its number')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(field).toHaveFocus()
  await user.type(field, '7qp4k v')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(screen.getByRole('button', { name: 'Looking…' })).toHaveFocus()
  asked.reject(new Error('down'))
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(ordersCopy.orderLoadFailed)
})
