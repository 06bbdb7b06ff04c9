import { orderOutput } from '@trivet/core/contract/orders'
import { startedPaymentOutput } from '@trivet/core/contract/payments'
import {
  acceptQuoteInput,
  linkedQuoteOutput,
  quoteTokenInput,
  startQuotePaymentInput,
  writtenQuoteIdInput,
  writtenQuoteInput,
  writtenQuoteListInput,
  writtenQuoteOutput,
  writtenQuotePageOutput,
} from '@trivet/core/contract/written-quotes'
import { publicProcedure, router, staffProcedure } from '../../api/trpc.ts'
import { acceptQuote } from './accept-quote.ts'
import { getWrittenQuote } from './get-written-quote.ts'
import { getLinkedQuote } from './linked-quote.ts'
import { listWrittenQuotes } from './list-written-quotes.ts'
import { sendQuoteAgain } from './send-quote-again.ts'
import { startQuotePayment } from './start-quote-payment.ts'
import { withdrawQuote } from './withdraw-quote.ts'
import { writeQuote } from './write-quote.ts'

type Method = 'GET' | 'POST' | 'PUT'

const staffs = (method: Method, path: `/admin/written-quotes${string}`, summary: string) => ({
  rest: { method, path, summary, tags: ['Quotes'], access: 'admin' as const },
})

const open = (method: Method, path: `/written-quotes/${string}`, summary: string) => ({
  rest: { method, path, summary, tags: ['Quotes'], access: 'public' as const },
})

/** Quotes that staff write for guests, and that whoever holds the link accepts by paying. */
export const writtenQuotesRouter = router({
  list: staffProcedure('sales')
    .meta(staffs('GET', '/admin/written-quotes', 'Quotes, the newest first'))
    .input(writtenQuoteListInput)
    .output(writtenQuotePageOutput)
    .query(({ ctx, input }) => listWrittenQuotes(ctx, input)),

  byId: staffProcedure('sales')
    .meta(staffs('GET', '/admin/written-quotes/{id}', 'One quote'))
    .input(writtenQuoteIdInput)
    .output(writtenQuoteOutput)
    .query(({ ctx, input }) => getWrittenQuote(ctx, input)),

  write: staffProcedure('sales')
    .meta(staffs('PUT', '/admin/written-quotes/{id}', 'Write a quote and mail its link'))
    .input(writtenQuoteInput)
    .output(writtenQuoteOutput)
    .mutation(({ ctx, input }) => writeQuote(ctx, input)),

  sendAgain: staffProcedure('sales')
    .meta(staffs('POST', '/admin/written-quotes/{id}/mail', 'Mail a new link; the one before stops working'))
    .input(writtenQuoteIdInput)
    .output(writtenQuoteOutput)
    .mutation(({ ctx, input }) => sendQuoteAgain(ctx, input)),

  withdraw: staffProcedure('sales')
    .meta(staffs('POST', '/admin/written-quotes/{id}/withdrawal', 'Withdraw a quote, and free what it holds'))
    .input(writtenQuoteIdInput)
    .output(writtenQuoteOutput)
    .mutation(({ ctx, input }) => withdrawQuote(ctx, input)),

  byToken: publicProcedure
    .meta(open('GET', '/written-quotes/{token}', 'A quote, by its link'))
    .input(quoteTokenInput)
    .output(linkedQuoteOutput)
    .query(({ ctx, input }) => getLinkedQuote(ctx, input)),

  accept: publicProcedure
    .meta(open('POST', '/written-quotes/{token}/order', 'Accept a quote, and pay its order'))
    .input(acceptQuoteInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => acceptQuote(ctx, input)),

  startPayment: publicProcedure
    .meta(open('POST', '/written-quotes/{token}/payment', 'Begin a payment that the browser goes on with'))
    .input(startQuotePaymentInput)
    .output(startedPaymentOutput)
    .mutation(({ ctx, input }) => startQuotePayment(ctx, input)),
})
