import { emailLinkHours, firstPasswordDays, resetLinkMinutes } from '@trivet/core/accounts'
import { securityChangeTexts } from '@trivet/core/copy/sign-in'
import { staffRoleNames, staffRoleText } from '@trivet/core/copy/staff'
import { invitationDays } from '@trivet/core/sign-in'
import { formatDollars } from '@trivet/core/money'
import type { MailData } from '../../outbox/index.ts'
import type { MailContent } from './mail-content.ts'
import type { ShopLinks } from './mail-links.ts'
import { paragraph } from './order-parts.ts'

type AccountTemplate =
  | 'quote-written'
  | 'account-opened'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'email-confirm'
  | 'email-change-asked'
  | 'security-changed'
  | 'staff-invitation'
  | 'newsletter-welcome'
  | 'contact-answer'
  | 'goodwill-credit'
  | 'account-erased'
  | 'weekly-report'

type AccountTemplates = {
  [Template in AccountTemplate]: (links: ShopLinks, data: MailData[Template]) => MailContent
}

export const accountTemplates: AccountTemplates = {
  'quote-written': (_links, { name, number, link, note, total, items, days, until }) => ({
    subject: `Quote ${number}: your kitchen, ${days}`,
    preview: `${formatDollars(total)}, valid until ${until}.`,
    heading: `Your quote ${number}`,
    blocks: [
      paragraph(
        `Hello ${name}, here is the quote that you asked for: ${days}, for ${formatDollars(total)} in all.`,
      ),
      { kind: 'lines', lines: items },
      ...(note ? [{ kind: 'lines' as const, lines: note.split('\n') }] : []),
      { kind: 'button', label: 'See the quote and pay', href: link },
      paragraph(`The price stays until ${until}. Once it is paid, the order is confirmed.`),
    ],
  }),
  'account-opened': ({ shopName }, { name, link }) => ({
    subject: `Your account at ${shopName}`,
    preview: 'Choose a password, and your orders are yours to look at, pay and change.',
    heading: 'Choose your password',
    blocks: [
      paragraph(
        `Hello ${name}, we opened an account for you as you asked. Choose a password, and you can look at your orders, pay them and change them.`,
      ),
      { kind: 'button', label: 'Choose a password', href: link },
      paragraph(`The link works once, for ${firstPasswordDays} days.`),
      paragraph('You did not ask for it? Then do nothing: without a password nobody gets in.'),
    ],
  }),
  'password-reset': (_links, { name, link }) => ({
    subject: 'Choose a new password',
    preview: `The link works once, for ${resetLinkMinutes} minutes.`,
    heading: 'Choose a new password',
    blocks: [
      paragraph(`Hello ${name}, here is your link. It works once, for ${resetLinkMinutes} minutes.`),
      { kind: 'button', label: 'Choose a new password', href: link },
      paragraph('You did not ask for it? Then do nothing: your password stays as it is.'),
    ],
  }),
  'password-changed': (links, { name }) => ({
    subject: 'Your password was changed',
    preview: 'Every other device is signed out.',
    heading: 'Your password was changed',
    blocks: [
      paragraph(`Hello ${name}, your password was changed just now. Every other device is signed out.`),
      paragraph('That was not you? Choose a new password at once, and write to us.'),
      { kind: 'button', label: 'Choose a new password', href: links.forgotPassword },
    ],
  }),
  'account-erased': ({ shopName }, { name }) => ({
    subject: 'Your account is erased',
    preview: 'This is the last mail to this address.',
    heading: 'Your account is erased',
    blocks: [
      paragraph(
        `Hello ${name}, your account at ${shopName} is erased, and everything about you with it. Orders and invoices stay in our books without your name, as tax law asks.`,
      ),
      paragraph('This is our last mail: once it is sent, we no longer have your address either.'),
      paragraph('You are welcome to come back. An account with the same address is a new one.'),
    ],
  }),
  'weekly-report': ({ shopName, reports }, { name, days, figures, range }) => ({
    subject: `The week at ${shopName}: ${days}`,
    preview: figures.map(({ label, value }) => `${label} ${value}`).join(', '),
    heading: `The week of ${days}`,
    blocks: [
      paragraph(`Hello ${name}, here is the week, and the one before it.`),
      {
        kind: 'facts',
        rows: figures.map(({ label, value, before }) => ({ label, value: `${value}, was ${before}` })),
      },
      { kind: 'button', label: 'Open the reports', href: reports(range) },
      paragraph('You asked for this mail. It stops with one press on the page of the reports.'),
    ],
  }),
  'email-changed': (_links, { name, newEmail }) => ({
    subject: 'Your email address was changed',
    preview: `You sign in with ${newEmail} from now on.`,
    heading: 'Your email address was changed',
    blocks: [
      paragraph(`Hello ${name}, you sign in with ${newEmail} from now on, and our mails go there.`),
      paragraph('That was not you? Answer this mail, and we lock the account while we look at it together.'),
    ],
  }),
  'email-confirm': (_links, { name, link, email }) => ({
    subject: 'Confirm your email address',
    preview: `One press, and ${email} is yours here.`,
    heading: 'Confirm your email address',
    blocks: [
      paragraph(`Hello ${name}, is ${email} your address? Then open this link and press the button there.`),
      { kind: 'button', label: 'Confirm my email', href: link },
      paragraph(`The link works once, for ${emailLinkHours} hours.`),
      paragraph(
        'You have no account with us? Then do nothing: without the link, nobody gets further with it.',
      ),
    ],
  }),
  'email-change-asked': (links, { name, newEmail }) => ({
    subject: 'Your email address is about to change',
    preview: `Somebody asked us to write to ${newEmail} from now on.`,
    heading: 'Your email address is about to change',
    blocks: [
      paragraph(
        `Hello ${name}, we were asked to write to ${newEmail} instead. Nothing has changed yet: it will once the link that we sent there is used.`,
      ),
      paragraph(
        'That was not you? Choose a new password now: it signs everybody else out and drops the new address.',
      ),
      {
        kind: 'button',
        label: 'Choose a new password',
        href: links.forgotPassword,
      },
    ],
  }),
  'security-changed': (links, { name, change }) => {
    const { heading, text } = securityChangeTexts(change)
    return {
      subject: heading,
      preview: text,
      heading,
      blocks: [
        paragraph(`Hello ${name}, this is about your account with ${links.shopName}. ${text}`),
        paragraph('You did not expect this? Choose a new password at once, and tell an owner of the shop.'),
        { kind: 'button', label: 'Choose a new password', href: links.forgotPassword },
      ],
    }
  },
  'staff-invitation': ({ shopName }, { link, inviter, staffRole }) => ({
    subject: `${inviter} invites you to work with ${shopName}`,
    preview: `The link works once, for ${invitationDays} days.`,
    heading: `Work with ${shopName}`,
    blocks: [
      paragraph(
        `${inviter} invites you to the staff of ${shopName}, as ${staffRoleNames[staffRole]}. ${staffRoleText(staffRole)}`,
      ),
      { kind: 'button', label: 'Accept the invitation', href: link },
      paragraph(
        `The link works once, for ${invitationDays} days. You do not know what this is about? Then do nothing.`,
      ),
    ],
  }),
  'contact-answer': ({ shopName }, { name, answer, subject, message }) => ({
    subject: `Re: ${subject || `Your message to ${shopName}`}`,
    preview: 'Our answer to your message.',
    heading: 'Our answer to your message',
    blocks: [
      paragraph(`Hello ${name},`),
      ...answer.split(/\n{2,}/).map((part) => ({ kind: 'lines' as const, lines: part.split('\n') })),
      { kind: 'heading', text: 'You wrote' },
      { kind: 'lines', lines: message.split('\n') },
    ],
  }),
  'goodwill-credit': (links, { name, amount, reason }) => ({
    subject: `${formatDollars(amount)} of credit for you`,
    preview: 'Your next order is paid with it first.',
    heading: `${formatDollars(amount)} of credit for you`,
    blocks: [
      paragraph(
        `Hello ${name}, ${formatDollars(amount)} is on your account now. Your next order is paid with it first.`,
      ),
      paragraph(`Why: ${reason}`),
      { kind: 'button', label: 'See your account credit', href: links.accountCredit },
    ],
  }),
  'newsletter-welcome': (links, { link }) => ({
    subject: `Welcome to the ${links.shopName} newsletter`,
    preview: 'New kits and what cooks well away from home, now and then.',
    heading: 'Good to have you',
    blocks: [
      paragraph('New kits, and what cooks well away from home: now and then, never daily.'),
      { kind: 'button', label: 'See the kits', href: links.catalog },
      { kind: 'links', links: [{ label: 'Unsubscribe', href: link, note: 'One click, at any time.' }] },
    ],
  }),
}
