import { formatMoney } from '@trivet/core/money'
import type { ShopSettings } from '@trivet/core/settings'
import { paths } from '../../paths.ts'
import type { FaqItem } from './faq-item.ts'

export const deliveryItems = ({ rates }: ShopSettings): readonly FaqItem[] => [
  {
    id: 'delivery-day',
    question: 'When does my kit arrive?',
    answer: [
      'On the first day of your rental, before you do. The last day of your rental is the day we collect it.',
    ],
    link: { label: 'Pick your dates', to: paths.booking() },
  },
  {
    id: 'delivery-fee',
    question: 'What does delivery cost?',
    answer: [
      `${formatMoney(rates.deliveryCents)} per order, however much is in it. Pickup and cleaning are included.`,
    ],
  },
  {
    id: 'be-there',
    question: 'Do I have to be there for delivery or pickup?',
    answer: [
      'No. We come before you arrive and after you have left. If there is a gate code or a key box, tell us while booking, or add it on your order until we pack. Only the driver and we read it, and it is erased 48 hours after the pickup.',
    ],
    link: { label: 'Open your orders', to: paths.profile({ tab: 'orders' }) },
  },
  {
    id: 'airbnb-link',
    question: 'I only have the Airbnb link. Is that enough?',
    answer: [
      'It is enough to start: paste it while booking. A listing does not show its street address before you have booked it, so you tell us its city and ZIP code, and may send the street later. Until we have it, we remind you, and the van waits.',
    ],
  },
  {
    id: 'returns',
    question: 'How do I return everything?',
    answer: [
      'You leave it in the kitchen, unwashed. No box to pack, no label to print, nothing to carry. We collect it on your pickup day.',
    ],
  },
]
