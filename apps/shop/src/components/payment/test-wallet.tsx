import { processing } from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { formatMoney } from '@trivet/core/money'
import type { TestCardToken } from '@trivet/core/payments'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { Wallet } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { WalletButtonsProps } from './wallet-buttons.ts'

const cards: { value: TestCardToken; label: string }[] = [
  { value: 'tok_test_success', label: 'A card that pays' },
  { value: 'tok_test_declined', label: 'A card that is declined' },
]

/** Stands in for the wallets of a phone where no card is charged. Any browser offers it. */
export function TestWallet({ amountCents, onOffered, mayOpen, onAgreed }: WalletButtonsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const [token, setToken] = useState<TestCardToken>('tok_test_success')
  useEffect(() => {
    onOffered(true)
    return () => onOffered(false)
  }, [onOffered])

  function agree() {
    setIsOpen(false)
    setIsPaying(true)
    onAgreed(async ({ place }) => {
      try {
        return await place(token)
      } finally {
        setIsPaying(false)
      }
    })
  }

  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        className="w-full"
        loading={isPaying}
        loadingText={processing}
        onClick={() => {
          if (mayOpen()) setIsOpen(true)
        }}
      >
        <Wallet aria-hidden strokeWidth={1.75} />
        {paymentsCopy.testWallet}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          size="sm"
          title={paymentsCopy.testWallet}
          description="It stands in for Apple Pay, Google Pay and Link. This shop runs a test processor: no card is charged."
          footer={
            <>
              <Button variant="secondary" onClick={() => setIsOpen(false)}>
                Cancel
              </Button>
              <Button onClick={agree}>Pay {formatMoney(amountCents)}</Button>
            </>
          }
        >
          <RadioGroupField
            name="wallet-card"
            label="Card in the wallet"
            options={cards}
            value={token}
            onChange={({ currentTarget }) => setToken(currentTarget.value as TestCardToken)}
          />
        </DialogContent>
      </Dialog>
    </>
  )
}
