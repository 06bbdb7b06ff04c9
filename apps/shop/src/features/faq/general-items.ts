import type { ShopSettings } from '@trivet/core/settings'
import { supportReply } from '../../components/support.ts'
import { paths } from '../../paths.ts'
import type { FaqItem } from './faq-item.ts'

export const generalItems = ({ serviceAreas, leadTimeDays, identity }: ShopSettings): readonly FaqItem[] => [
  {
    id: 'what-is-trivet',
    question: `What is ${identity.name}?`,
    answer: [
      'We rent out kitchenware by the week to people staying in vacation rentals. You pick a kit or single pieces; we bring them before you arrive and collect them after you leave. Nothing to buy, nothing to pack, nothing to wash.',
    ],
    link: { label: 'How it works, in five steps', to: paths.howItWorks() },
  },
  {
    id: 'service-areas',
    question: 'Where do you deliver?',
    answer: [
      `We deliver in ${areasText(serviceAreas.map(({ name }) => name))}.`,
      'When you book, your postal code tells at once whether we come to your door.',
    ],
  },
  {
    id: 'lead-time',
    question: 'How far ahead should I book?',
    answer: [
      'We recommend 3-5 days before delivery, and 1-2 weeks in the holidays, when the big kits go first.',
      leadTimeDays > 0
        ? `At least ${leadTimeDays === 1 ? 'a day' : `${leadTimeDays} days`} we need in any case; the calendar shows every day that is still free.`
        : 'You are late? Try anyway: the calendar shows every day that is still free.',
    ],
    link: { label: 'See what is free for your dates', to: paths.booking() },
  },
  {
    id: 'support',
    question: 'When can I reach you?',
    answer: [`Our support is there ${identity.supportHours}. ${supportReply}`],
    link: { label: 'Write to us', to: paths.contact() },
  },
]

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

function areasText(names: readonly string[]): string {
  const number = numbers[names.length] ?? String(names.length)
  if (names.length === 1) return `${number} area: ${names[0]}`
  return `${number} areas: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
