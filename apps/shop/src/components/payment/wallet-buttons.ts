import type { Cents } from '@trivet/core/money'
import type { LivePay } from './live/live-pay.ts'

/** What the page tells the wallets' buttons, and they the page; one press opens one sheet. */
export type WalletButtonsProps = {
  /** What the sheet shows. */
  amountCents: Cents
  /** Told whether this browser offers a wallet, and again when that changes. */
  onOffered: (isOffered: boolean) => void
  /** Asked in the press itself: false keeps the sheet closed. */
  mayOpen: () => boolean
  /** The guest agreed in the sheet; one that is dismissed is told to nobody, for it leaves nothing behind. */
  onAgreed: (pay: LivePay) => void
}
