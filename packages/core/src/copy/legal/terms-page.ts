import type { LegalPage } from './legal-page.ts'

/** A change of these words needs a new version: see legal/legal-versions.ts. */
export const termsPage = (shop: string): LegalPage => ({
  title: 'Terms of service',
  summary: `How ordering at ${shop} works: prices, payment, cancellations, refunds, accounts, reviews and host codes.`,
  sections: [
    {
      id: 'what-this-is',
      title: 'What this is',
      paragraphs: [
        'These terms apply when you use the shop and order from it. What happens to the kitchenware itself, from delivery to pickup, is in the rental agreement. What we keep about you is in the privacy notice.',
        'You can order if you are 18 or older. You need an account with an email address that you read: what we have to tell you goes there.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and tax',
      paragraphs: [
        'A price is for one piece and up to seven days. A shorter rental is not cheaper. Each day past the seventh costs a seventh of the weekly price.',
        'The cart and the payment page show every amount before you order: rental cost, delivery, damage protection if you chose it, tax, discount and total, in US dollars. You pay that total. If a price changed since you put something into the cart, we show you the new total first and order nothing.',
        'Your order keeps the prices and rates of the day you placed it. Extra days that you add later are charged at those prices too.',
      ],
    },
    {
      id: 'ordering',
      title: 'Ordering and paying',
      paragraphs: [
        'Place Order sends us your order; it is confirmed once it is paid. Until then we hold the items for you for 30 minutes. An order that is not paid by then is cancelled, and nothing is owed.',
        'You pay by card or PayPal, through a payment provider. If a payment is refused, no order is kept and your cart stays as it was. Should we ever receive a payment twice, the second one goes back whole.',
        'Each order has an invoice, which you find on its page.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and refunds',
      paragraphs: [
        'You can cancel on the page of your order until it is on its way. What you get back of everything you paid depends on the time left before the delivery day begins at the place of delivery:',
      ],
      points: [
        '7 days (168 hours) or more: 100%',
        '3 days (72 hours) or more: 75%',
        '24 hours or more: 50%',
        'less than 24 hours: nothing',
      ],
    },
    {
      id: 'cancelling-details',
      title: 'How a refund is paid',
      paragraphs: [
        'The refund goes back to the card or account it came from. The page of your order shows the amount before you confirm.',
        'If you changed the dates less than 7 days before delivery, the earlier of the two delivery days counts.',
        'If we have to cancel your order, you get everything back.',
      ],
    },
    {
      id: 'changing',
      title: 'Changing dates and staying longer',
      paragraphs: [
        'Until 48 hours before the delivery day you can move a paid order to other days free of charge, if the items are free then. You pay or get back the difference if the number of days changes.',
        'Until 24 hours before the pickup day you can add days, if the items are free. A rental has at most 180 days.',
      ],
    },
    {
      id: 'codes',
      title: 'Referral codes and hosts',
      paragraphs: [
        "A host's code takes 10% off the subtotal of your first order. It cannot be used by the host, has no cash value, and is valid for 12 months.",
        `Hosts earn 15% of the rental cost, less the discount, of orders placed with their code, once the order is completed. A refund takes back the same share. Hosts may tell their guests about ${shop} as they like, as long as what they say is true.`,
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      paragraphs: [
        'Anyone with an account can review a product once. Reviews by people who rented it with us say so. We hide reviews that insult, advertise, or are about something else; we do not hide them because they are bad.',
        'Your review shows your name as it stood in your account when you wrote it.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      paragraphs: [
        'Please keep your password to yourself and order under your own name. We may close accounts that are used for fraud, to resell rentals, or to disturb the shop for others.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      paragraphs: [
        'If something arrives late, incomplete or broken, tell us: we replace it if we can, or give back what you paid for it. Beyond that we answer for what the law says we must, and not for losses that neither of us could expect when you ordered.',
        'Nothing in these terms takes away rights that the law of your state gives you as a consumer. The law of the state we deliver to applies.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      paragraphs: [
        'The date above is the version. Your order keeps the version it was placed under, and its page says which. A new version counts for new orders only.',
      ],
    },
  ],
})
