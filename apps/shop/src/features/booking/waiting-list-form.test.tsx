import { screen } from '@testing-library/react'
import * as accountsCopy from '@trivet/core/copy/accounts'
import * as waitingListCopy from '@trivet/core/copy/waiting-list'
import { expect, test } from 'vitest'
import { austin, farWeek, renderBooking } from '../../test/render-booking.tsx'

const bozeman = { ...austin, city: 'Bozeman', state: 'MT', postalCode: '59718' }

test('outside every area a guest leaves an email address, filled in already, and is thanked', async () => {
  const sent: unknown[] = []
  const { user } = renderBooking({
    step: 'address',
    period: farWeek,
    draft: { address: bozeman },
    api: {
      waitingList: {
        join(input) {
          sent.push(input)
          return { message: waitingListCopy.waitingListJoined }
        },
      },
    },
  })
  const email = await screen.findByLabelText('Your email')
  expect(email).not.toHaveValue('')
  await user.clear(email)
  await user.type(email, 'ana@')
  await user.click(screen.getByRole('button', { name: waitingListCopy.tellMe }))
  expect(email).toHaveAccessibleDescription(accountsCopy.emailInvalid)
  expect(email).toHaveFocus()
  await user.type(email, 'example.com')
  await user.click(screen.getByRole('button', { name: waitingListCopy.tellMe }))
  expect(await screen.findByText(waitingListCopy.waitingListJoined)).toHaveFocus()
  expect(sent).toEqual([{ email: 'ana@example.com', postalCode: '59718', city: 'Bozeman', country: 'USA' }])
})

test('is not asked where we deliver, nor where only the state is mistyped', async () => {
  renderBooking({ step: 'address', period: farWeek, draft: { address: { ...austin, state: 'CA' } } })
  expect(await screen.findByLabelText('State')).toHaveAccessibleDescription(/is in Texas/)
  expect(screen.queryByRole('button', { name: waitingListCopy.tellMe })).not.toBeInTheDocument()
})
