import type { ReviewedPoint } from '../../settings/reviewed-points.ts'
import type { ReadinessPoint } from '../../settings/shop-readiness.ts'

type Words = {
  title: string
  /** What is missing, and where it is done. */
  todo: string
  /** For what only a person can say. */
  tick?: { point: ReviewedPoint; label: string }
}

/** What a shop needs before it opens. */
export const readinessWords: Record<ReadinessPoint, Words> = {
  company: {
    title: 'Company name and address',
    todo: 'Invoices and mails name no address yet. A newsletter needs one by law.',
  },
  tax: {
    title: 'Tax and fees',
    todo: 'Set your tax, delivery fee and damage protection, or keep the ones that are there.',
    tick: { point: 'tax', label: 'They are right' },
  },
  'service-areas': {
    title: 'Service areas',
    todo: 'Orders are taken for the areas this shop began with. Set the ZIP codes that you deliver to.',
    tick: { point: 'service-areas', label: 'They are mine' },
  },
  products: {
    title: 'First products',
    todo: 'Guests find an empty catalog. Add your products one by one, or from a CSV file.',
  },
  'legal-texts': {
    title: 'Legal texts',
    todo: 'Have somebody who knows your law read the terms of service, the privacy notice and the rental agreement.',
    tick: { point: 'legal-texts', label: 'They are reviewed' },
  },
  mail: {
    title: 'Mail',
    todo: 'No mail leaves this shop. The server needs SMTP_URL, and MAIL_FROM with an address of yours.',
  },
  payments: {
    title: 'Payments',
    todo: 'No card is charged. The server needs PAYMENTS=live, with the keys of Stripe and PayPal.',
  },
}
