import { userFilterInput } from '@trivet/core/contract/accounts'
import { auditFilterInput } from '@trivet/core/contract/audit'
import { adminProductFilter } from '@trivet/core/contract/catalog'
import { contactFilterInput, newsletterFilterInput } from '@trivet/core/contract/contact'
import { packingListsInput, routeSheetInput } from '@trivet/core/contract/dispatch'
import { orderFilterInput } from '@trivet/core/contract/orders'
import { promotionCodeFilterInput } from '@trivet/core/contract/promotion-codes'
import { referralFilterInput } from '@trivet/core/contract/referrals'
import { reportInput } from '@trivet/core/contract/reports'
import { reviewFilterInput } from '@trivet/core/contract/reviews'
import { waitingListFilterInput } from '@trivet/core/contract/waiting-list'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { parseInput } from './staff-import.ts'

/** All of it, always. */
const nothing = z.object({})

/** Any text, and whatever else: what it cannot be is answered as an address that is not there. */
const text = (description: string) => z.unknown().optional().meta({ type: 'string', description })

/** What a file takes in its query, by its name: its endpoint reads it with this, and the document shows it. */
export const fileQueries = {
  'orders.csv': orderFilterInput,
  'products.csv': adminProductFilter,
  'users.csv': userFilterInput,
  'reports.csv': reportInput,
  'audit.csv': auditFilterInput,
  'messages.csv': contactFilterInput,
  'newsletter.csv': newsletterFilterInput,
  'waiting-list.csv': waitingListFilterInput,
  'promotion-codes.csv': promotionCodeFilterInput,
  'reviews.csv': reviewFilterInput,
  'referrals.csv': referralFilterInput,
  'areas.csv': nothing,
  'stock.csv': nothing,
  'documents.packingLists': packingListsInput,
  'documents.routeSheet': routeSheetInput,
  'images.direct': z.object({
    w: text('The width in pixels; answered in the next larger one of those there are'),
    v: text('The version of the picture, as a product tells it: its answer may be kept for good'),
  }),
  'marketing.file': z.object({
    stay: text('The slug of a stay, which the code then leads to'),
    download: text('Anything: answered as a file to keep'),
  }),
}

/** What their endpoints read of it. */
export type FileQueries = { [Name in keyof typeof fileQueries]: z.output<(typeof fileQueries)[Name]> }

const schemas: { [Name in keyof FileQueries]: z.ZodType<FileQueries[Name]> } = fileQueries

/** The only way to the query of a file: one that is not in the document cannot be asked for. */
export function readFileQuery<Name extends keyof FileQueries>(name: Name, { query }: FastifyRequest) {
  return parseInput(schemas[name], query)
}
