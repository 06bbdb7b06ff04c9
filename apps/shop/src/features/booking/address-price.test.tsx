import { screen } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { standardSettings } from '@trivet/core/settings'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from '@trivet/ui/button'
import { renderPage } from '../../test/render-page.tsx'
import { sampleItem } from '../../test/samples.ts'
import { AddressPrice, useRatesBeforeAddress } from './address-price.tsx'

const title = 'The price has changed since the last step'

function open(Component: () => React.ReactNode) {
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items: [sampleItem({ price: 70 })] }))
  return renderPage({ path: '/booking', Component })
}

test('what the address makes dearer or cheaper is named with both amounts', async () => {
  const before = { ...standardSettings.rates, deliveryCents: 2500 }
  open(() => <AddressPrice before={before} />)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText('Delivery fee: was $25.00, is $15.00 now')).toBeVisible()
})

test('nothing is said where the address changes no price, nor where it was known before', async () => {
  function Steps() {
    const [step, setStep] = useState('address')
    const before = useRatesBeforeAddress(step)
    return (
      <>
        <Button onClick={() => setStep('payment')}>On</Button>
        {step === 'payment' && before && <AddressPrice before={before} />}
      </>
    )
  }
  const { user } = open(Steps)
  await user.click(await screen.findByRole('button', { name: 'On' }))
  expect(screen.queryByText(title)).toBeNull()
})
