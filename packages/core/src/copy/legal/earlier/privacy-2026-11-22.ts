import type { LegalPage } from '../legal-page.ts'

/** In force from 22 to 23 November 2026; never changed. */
export const privacyOfNovember22 = (shop: string): LegalPage => ({
  title: 'Privacy notice',
  summary: `What ${shop} keeps about you, what stays in your browser, who else sees it, and how to have it erased.`,
  sections: [
    {
      id: 'short',
      title: 'In short',
      paragraphs: [
        'We keep what we need to bring a kitchen to you and to keep our books. We show no ads, sell no data, run no trackers and set no cookies of our own.',
      ],
    },
    {
      id: 'kept',
      title: 'What we keep',
      paragraphs: ['On our servers, for as long as it says:'],
      points: [
        'Your account: name, email address, phone and postal address as you entered them, and your password as a hash that nobody can read back. Until the account is erased.',
        'Your orders: what, when, where to, what you paid, which version of these texts you agreed to, and what happened with the order. As long as tax law makes us keep books.',
        'A link to an Airbnb listing, if you gave one. We read the link; we never open the page behind it.',
        'Photos that you send with a report. We make them anew, so that the place and time hidden in a photo are gone. A photo that was never sent with a report is deleted after a day.',
        'Mails that we sent you, as we sent them, and messages that you wrote to us.',
        'Your email address for the newsletter, until you use the link at its end.',
        'Reviews that you wrote, with your name.',
        'Kits that you saved, and your cart once you are signed in, so that it is there on your other devices.',
        'For hosts: codes, earnings, payout details and the homes you told us about.',
        'Network addresses, for a short time, to stop those who guess passwords.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'The shop remembers some things in the storage of your browser: your cart and dates, an applied code, kits you have not saved yet, whether you closed the newsletter card, and, while you are signed in, the key of your session. You can delete them in your browser at any time.',
        'You are signed out after 7 days without a visit, and after 30 days anyway.',
      ],
    },
    {
      id: 'payment',
      title: 'Paying',
      paragraphs: [
        'Your card number goes from your browser to the payment provider, Stripe or PayPal, and never reaches our servers. We get an answer: paid or not, how much, and a reference. The provider uses what it gets under its own privacy notice. Its script is loaded only on pages where you pay.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      paragraphs: [],
      points: [
        'Our staff, as far as their work needs it. What they change is written down.',
        'Our drivers: name, address and what you told us about getting in.',
        'The payment provider, and the company that carries our mails.',
        'Whoever you give a trip link to: days, address and items, no price and no name. You can stop a link at any time.',
        'A host whose code you used sees the day, the amount and the commission, never who you are.',
        'Authorities, where the law makes us.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      paragraphs: [
        'You can see and correct your details in your account. Write to us from the address of your account if you want a copy of everything or have it erased. Erased means that the person is gone: orders stay in the books without a name. We answer within 45 days, for everyone, whichever state you live in, and never treat you worse for asking.',
        'The shop is not meant for children, and we do not knowingly keep data of anyone under 18.',
      ],
    },
    {
      id: 'changes',
      title: 'When this notice changes',
      paragraphs: [
        'The date above is the version. If we want to use your data for something new, we tell you first.',
      ],
    },
  ],
})
