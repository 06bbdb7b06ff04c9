import { weekPrice } from '@trivet/core/copy/kits'
import type { PlanPrices } from '@trivet/core/contract/kits'
import { customKitPieces } from '@trivet/core/kits'
import type { Dollars } from '@trivet/core/money'
import { paths } from '../../paths.ts'
import type { FaqItem } from './faq-item.ts'

export const productItems = (prices?: PlanPrices): readonly FaqItem[] => [
  {
    id: 'what-is-in-a-kit',
    question: 'What is in a kit?',
    answer: [
      `Every kit’s page lists each piece with its size and how many there are. The Essential Kit${inBrackets(prices?.essentialKit)} covers everyday cooking. The Chef’s Kit${inBrackets(prices?.chefsKit)} adds heavier pans and finer knives, a spice kit and priority delivery.`,
    ],
    link: { label: 'Browse the collections', to: paths.catalog() },
  },
  {
    id: 'custom-kits',
    question: 'Can I put together my own kit?',
    answer: [
      `Yes. A Custom Kit is any ${customKitPieces} items of your choice${prices?.customKit ? `, from ${weekPrice(prices.customKit.from)}: you pay by the piece, and the smallest one is ${weekPrice(prices.customKit.smallest)} today` : ''}. Bigger kits cost less by the piece: 5% off from 5 items, 10% off from 10. You can also rent single pieces to add to any kit.`,
    ],
    link: { label: 'Compare the three kits', to: paths.howItWorks() },
  },
  {
    id: 'cleaning',
    question: 'Is everything really clean?',
    answer: [
      'Yes. Dishwashing at 180°F or above between two rentals; cast iron and good knives, which a machine would ruin, are cleaned by hand. A person looks at each piece before it is packed.',
    ],
  },
  {
    id: 'rental-length',
    question: 'How long can I keep it, and what does that cost?',
    answer: [
      'Prices are per week: a rental of up to 7 days costs the weekly price once. Each further day costs a seventh of it. Delivery, tax and everything else stand in the cart before you sign in.',
    ],
  },
]

function inBrackets(price: Dollars | null | undefined): string {
  return price ? ` (${weekPrice(price)})` : ''
}
