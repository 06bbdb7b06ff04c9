import type { LegalPage } from './legal-page.ts'

/** A change of these words needs a new version: see legal/legal-versions.ts. */
export const rentalAgreementPage = (shop: string): LegalPage => ({
  title: 'Rental agreement',
  summary: `What you rent from ${shop}, how it comes and goes, what you may do with it, and what a lost piece costs.`,
  sections: [
    {
      id: 'what-you-rent',
      title: 'What you rent',
      paragraphs: [
        `You rent the kitchenware listed in your order, from the delivery day to the pickup day. It stays the property of ${shop}. It is used kitchenware: washed, counted and checked before it comes to you, with the small marks that cooking leaves.`,
        'You may use it in the home named in your order, for cooking and eating. Please do not lend it on, sell it or take it elsewhere.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and pickup',
      paragraphs: [
        'We deliver between 9am and 3pm on the delivery day and pick up between 11am and 5pm on the pickup day, unless your order names other hours. You need not be there; we need a way in or a place to leave the box.',
        'Please give us the right address and tell us about gates, codes and key boxes. If we come and cannot get in, we write to you at once.',
        'If we have to move a delivery or pickup, we tell you and the price does not change.',
      ],
    },
    {
      id: 'arrival',
      title: 'When it arrives',
      paragraphs: [
        'Please look into the box. If something is missing, dirty, broken or chipped, report it on the page of your order. A report can be made until 48 hours after the pickup, at most five for an order. A photo helps us where there is something to see.',
      ],
    },
    {
      id: 'care',
      title: 'Using it',
      paragraphs: [
        'Use each piece for what it is made for, and knives and hot things with care. Keep non-stick pans away from metal tools and empty pans off a hot burner. Traces of normal cooking are part of renting and cost you nothing.',
        'You leave everything in the kitchen unwashed. Cleaning is included.',
      ],
    },
    {
      id: 'missing',
      title: 'Missing and damaged pieces',
      paragraphs: [
        'We count at the pickup, once. A piece that is missing or damaged costs its deposit, which the shop shows with each product, and no tax. A piece without a deposit costs nothing. We write to you before anything is paid, and you pay on the page of your order.',
        'Deposits are not charged in advance.',
      ],
    },
    {
      id: 'protection',
      title: 'Damage protection',
      paragraphs: [
        'Damage protection is an option that you choose with the order and pay for with it. With it, what comes back damaged costs you nothing. What does not come back costs its deposit all the same. It is not an insurance, and it does not cover injuries or damage to the home.',
      ],
    },
    {
      id: 'staying-longer',
      title: 'Keeping it longer',
      paragraphs: [
        'Until 24 hours before the pickup day you can add days on the page of your order, if the items are free. If you keep things without that, other guests may be waiting for them: write to us at once, and we look for a way.',
        'If we cannot pick up on the pickup day and it was in your hands, a day of grace costs nothing. Each whole day after it can cost a late fee: at most a seventh of the weekly price of what you rented, and no tax. We write to you before anything is paid. A delay that was our doing costs you nothing.',
      ],
    },
    {
      id: 'ending',
      title: 'When it ends',
      paragraphs: [
        'The rental ends when we have picked everything up and counted it. If you cancel before delivery, the refund steps of the terms of service apply.',
      ],
    },
  ],
})
