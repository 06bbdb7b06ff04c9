import type { SendMailOptions, Transporter } from 'nodemailer'

export type OutgoingMail = {
  /** The same for every try: who gets a message twice can see that it is one. */
  messageId: string
  /** Of the shop, where its address comes without a name. */
  senderName: string
  to: string
  subject: string
  html: string
  text: string
  attachments: { filename: string; contentType: string; content: string }[]
  headers: Record<string, string>
  date: Date
}

export type Mailer = {
  /** Hands a mail over and answers what the mail server said to it. */
  deliver(mail: OutgoingMail): Promise<string>
  close(): void
}

/** The mail server will not take this mail, however often it is asked. */
export class MailRefused extends Error {}

/** What hands mails to the SMTP server at this address. */
export async function openMailer({ url, from }: { url: string; from: string }): Promise<Mailer> {
  // loaded with the first mail, not with the server
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    deliver: ({ senderName, ...mail }) =>
      send(transport, { ...mail, from: isBareAddress(from) ? { name: senderName, address: from } : from }),
    close: () => transport.close(),
  }
}

async function send(
  transport: Transporter,
  mail: Omit<OutgoingMail, 'senderName'> & { from: SendMailOptions['from'] },
): Promise<string> {
  try {
    const { response } = (await transport.sendMail(mail)) as { response: string }
    return response
  } catch (error) {
    if (isFinal(error)) throw new MailRefused(error.message)
    throw error
  }
}

/** A sample address is nobody's: answers to it, and complaints, reach no one. */
export function isMailSet({
  smtpUrl,
  mailFrom,
}: {
  smtpUrl?: string | undefined
  mailFrom: string
}): boolean {
  return smtpUrl !== undefined && !/\.test>?$/.test(mailFrom)
}

function isBareAddress(from: string): boolean {
  return !/[<\s]/.test(from)
}

/** A 5xx to the recipient or to the message; one to our login or our connection may be mended. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const isOfMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isOfMail && typeof error.responseCode === 'number' && error.responseCode >= 500
}
