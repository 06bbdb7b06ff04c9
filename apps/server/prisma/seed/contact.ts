import { createHash } from 'node:crypto'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { demoAccounts } from './people.ts'
import { seedId, userId } from './seed-id.ts'

type Message = { daysAgo: number; name: string; subject: string; message: string; isAnswered?: boolean }

const messages: Message[] = [
  {
    daysAgo: 0,
    name: 'Priya Raman',
    subject: 'A gate code',
    message:
      'We arrive at eight in the evening.\nThe gate code changes at six: whom do I send the new one to?',
  },
  {
    daysAgo: 1,
    name: 'Luca Ferri',
    subject: 'Induction',
    message: 'The cabin has an induction stove. Does every pan of the Chef’s Kit work on it?',
  },
  {
    daysAgo: 3,
    name: 'Maya Brandt',
    subject: 'Two kitchens, one week',
    message: 'We are fourteen people in two houses next door to each other. Can one order go to both?',
  },
  {
    daysAgo: 8,
    name: 'Tom Becker',
    subject: 'Thank you',
    message: 'The crate stood on the counter when we walked in. We will be back in June.',
    isAnswered: true,
  },
]

const readers = [
  ['maya.brandt', 2, null],
  ['luca.ferri', 9, null],
  ['priya.raman', 20, null],
  ['tom.becker', 41, null],
  ['ines.duarte', 66, null],
  ['sam.holt', 80, 12],
] as const

/** What people wrote to the demo shop: contact messages in every state, and readers of the newsletter. */
export async function addContact(tx: Prisma.TransactionClient, today: CalendarDate): Promise<void> {
  const staffId = userId(demoAccounts[0]?.email ?? '')
  const at = (daysAgo: number) => new Date(`${addDays(today, -daysAgo)}T16:00:00Z`)
  await tx.contactMessage.createMany({
    data: messages.map(({ daysAgo, name, subject, message, isAnswered = false }) => ({
      id: seedId('message', subject),
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@sample.trivet.test`,
      subject,
      message,
      createdAt: at(daysAgo),
      ...(isAnswered && {
        readAt: at(daysAgo - 1),
        readBy: staffId,
        answeredAt: at(daysAgo - 1),
        answeredBy: staffId,
      }),
    })),
  })
  await tx.subscription.createMany({
    data: readers.map(([reader, since, until]) => {
      const email = `${reader}@sample.trivet.test`
      return {
        id: seedId('subscription', email),
        email,
        emailKey: email,
        // of no token: nobody holds the link
        tokenHash: createHash('sha256').update(`sample ${email}`).digest('hex'),
        subscribedAt: at(since),
        unsubscribedAt: until === null ? null : at(until),
      }
    }),
  })
}
