import { percentText } from '@trivet/core/settings'
import type { ShopSettings } from '@trivet/core/settings'
import { paths } from '../../paths.ts'
import type { FaqItem } from './faq-item.ts'

export const policyItems = ({ rates }: ShopSettings): readonly FaqItem[] => [
  {
    id: 'refunds',
    question: 'What do I get back if I cancel?',
    answer: [
      'A full refund when you cancel 7 days or more before delivery. 75% at 3-6 days. 50% at 24-48 hours, and also between 48 hours and 3 days. No refund under 24 hours.',
      'The cart and the payment page show these steps with your own dates.',
    ],
  },
  {
    id: 'date-changes',
    question: 'Can I change my dates?',
    answer: [
      'Yes, free of charge, at least 48 hours before delivery, as long as your items are free on the new dates.',
    ],
  },
  {
    id: 'extensions',
    question: 'Can I stay longer and keep the kit?',
    answer: [
      'Yes. Tell us at least 24 hours before pickup. You pay the same daily rate; it is subject to availability.',
    ],
    link: { label: 'Ask for more days', to: paths.contact() },
  },
  {
    id: 'damage',
    question: 'What if something breaks?',
    answer: [
      `It happens in every kitchen. With damage protection, ${percentText(rates.damageProtectionBasisPoints)} of the rental cost, a chipped plate or a scratched pan costs you nothing more. Tick it in the cart, and tell us what broke so that the next guest gets a whole one.`,
      'We count the pieces at pickup. One that is missing, or damaged without protection, costs its deposit and not a cent more. We write to you, and you pay on the page of your order.',
    ],
    link: { label: 'Tell us what broke', to: paths.contact() },
  },
]
