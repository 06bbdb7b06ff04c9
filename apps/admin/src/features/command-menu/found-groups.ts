import type { AdminSearchResults } from '@trivet/core/contract/search'
import { payoutStatusTexts } from '@trivet/core/copy/referrals'
import { formatDollars } from '@trivet/core/money'
import { statusLabel } from '@trivet/core/orders'
import { BookOpen, FileText, HandCoins, ReceiptText, TicketPercent, UserRound } from 'lucide-react'
import { paths } from '../../paths.ts'
import type { ChoiceGroup } from './choice.ts'

/** What the server found, as lines of the menu. */
export function foundGroups(found: AdminSearchResults): readonly ChoiceGroup[] {
  return [
    {
      title: 'Orders',
      items: found.orders.map(({ _id, number, customer, place, status, total }) => ({
        id: `order:${_id}`,
        label: `${customer} · ${formatDollars(total)} · ${statusLabel(status)}`,
        detail: `${number} · ${place}`,
        Icon: ReceiptText,
        to: paths.order({ _id }),
      })),
    },
    {
      title: 'Users',
      items: found.users.map(({ _id, name, email }) => ({
        id: `user:${_id}`,
        label: name,
        detail: email,
        Icon: UserRound,
        to: paths.user({ _id }),
      })),
    },
    {
      title: 'Quotes',
      items: found.quotes.map(({ _id, number, guest, total }) => ({
        id: `quote:${_id}`,
        label: `${guest} · ${formatDollars(total)}`,
        detail: `Quote ${number}`,
        Icon: FileText,
        to: paths.quote({ _id }),
      })),
    },
    {
      title: 'Products',
      items: found.products.map(({ _id, name, isArchived }) => ({
        id: `product:${_id}`,
        label: name,
        ...(isArchived && { detail: 'Archived' }),
        Icon: BookOpen,
        to: paths.product({ _id }),
      })),
    },
    {
      title: 'Codes',
      items: found.codes.map(({ _id, code, host, hostId }) => ({
        id: `code:${_id}`,
        label: code,
        detail: `Code of ${host}`,
        Icon: TicketPercent,
        to: paths.user({ _id: hostId }),
      })),
    },
    {
      title: 'Promotion codes',
      items: found.promotionCodes.map(({ _id, code }) => ({
        id: `promotion-code:${_id}`,
        label: code,
        detail: 'Promotion code',
        Icon: TicketPercent,
        to: paths.promotionCode({ _id }),
      })),
    },
    {
      title: 'Payouts',
      items: found.payouts.map(({ _id, host, amount, status }) => ({
        id: `payout:${_id}`,
        label: `${formatDollars(amount)} to ${host}`,
        detail: `Payout, ${payoutStatusTexts[status].toLowerCase()}`,
        Icon: HandCoins,
        to: paths.payout({ _id }),
      })),
    },
  ]
}
