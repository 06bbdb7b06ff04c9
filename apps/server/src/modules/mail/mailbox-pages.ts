import type { ListedMail, MailDetails } from '@trivet/core/contract/mail'
import { htmlText as text } from '../../platform/html-text.ts'

/** The demo's mailbox as plain pages: they need no script and no build. */
export function mailboxList(mails: readonly ListedMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/mailbox/${mail._id}">${text(mail.subject ?? mail.template)}</a>
      <p>To ${text(mail.recipient)}, ${instant(mail.createdAt)}${stateOf(mail)}</p></li>`,
  )
  const list =
    rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No mail yet. Rent a kit, and one comes.</p>'
  return page(
    'Mailbox',
    `<p>Every mail of this demo shop, newest first. Nothing here left the machine.</p>${list}`,
  )
}

export function mailboxMail(mail: MailDetails): string {
  const files = mail.attachments.map(
    ({ filename }, index) =>
      `<li><a href="/dev/mailbox/${mail._id}/files/${index}">${text(filename)}</a></li>`,
  )
  const subject = mail.subject ?? mail.template
  return page(
    subject,
    `<p><a href="/dev/mailbox">All mails</a></p>
    <dl><dt>To</dt><dd>${text(mail.recipient)}</dd>
    <dt>Written</dt><dd>${instant(mail.createdAt)}${stateOf(mail)}</dd></dl>
    ${files.length > 0 ? `<h2>Attached</h2><ul>${files.join('')}</ul>` : ''}
    <h2>As it looks</h2>
    <iframe src="/dev/mailbox/${mail._id}/html" sandbox="" title="The mail as it looks"></iframe>
    <h2>As plain text</h2>
    <pre tabindex="0" role="region" aria-label="The mail as plain text">${text(mail.text ?? '')}</pre>`,
  )
}

function stateOf({ status }: ListedMail): string {
  return status === 'sent' ? '' : `, ${status === 'dead' ? 'given up' : 'not sent yet'}`
}

function instant(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

const style = `
:root { color-scheme: light dark; --ground: #F6F8F5; --paper: #FFFFFF; --ink: #221A20; --soft: #5C525A; --hem: #D3DAD2; --act: #5A1F44; --ring: #2E4A9E }
@media (prefers-color-scheme: dark) { :root { --ground: #161115; --paper: #201920; --ink: #F4EEF0; --soft: #B9ABB4; --hem: #3A303A; --act: #F0B6CF; --ring: #9DB2F5 } }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.65 "Instrument Sans Variable", Arial, sans-serif }
h1, h2 { font-family: "Besley Variable", Georgia, serif; line-height: 1.15; overflow-wrap: anywhere }
h1 { font-size: 2rem } h2 { font-size: 1.375rem; margin: 2rem 0 .75rem }
a { color: var(--act) } a:focus-visible, pre:focus-visible, iframe:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px }
ol, ul { list-style: none; margin: 1.5rem 0; padding: 0 }
li { background: var(--paper); border: 1px solid var(--hem); border-radius: 4px; margin: 0 0 .75rem; padding: .75rem 1rem }
li a { display: inline-block; font-weight: 600; min-height: 24px } li p { color: var(--soft); margin: .25rem 0 0; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
iframe { background: #FFFFFF; border: 1px solid var(--hem); border-radius: 4px; box-sizing: border-box; height: 46rem; width: 100% }
pre { background: var(--paper); border: 1px solid var(--hem); border-radius: 4px; font: .9375rem/1.5 "Courier New", monospace; overflow: auto; padding: 1rem; white-space: pre-wrap }
`

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text(title)} · Trivet mailbox</title><style>${style}</style></head>
<body><main><h1>${text(title)}</h1>${main}</main></body></html>
`
}
