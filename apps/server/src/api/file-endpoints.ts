import {
  adminProductOutput,
  applyImportInput,
  importPreviewOutput,
  importResultOutput,
} from '@trivet/core/contract/catalog'
import { stopPhotoOutput } from '@trivet/core/contract/dispatch'
import { previewImportInput, wholeImportResult } from '@trivet/core/contract/imports'
import { damagePhotoOutput } from '@trivet/core/contract/orders'
import { areasPreviewOutput, importAreasInput } from '@trivet/core/contract/settings'
import { importStockInput, stockPreviewOutput } from '@trivet/core/contract/stock'
import type { Permission } from '@trivet/core/staff'
import * as z from 'zod'

/** For whom a call is: staff whose role includes the permission, or others. */
type Access =
  | { access: 'admin'; permission: Permission }
  | { access: 'public' | 'user' | 'host'; permission?: undefined }

/** A call whose body or answer is no JSON that a procedure could check, as the document shows it. */
export type FileEndpoint = Access & {
  /** By which file-queries.ts says what it takes in its query. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  tags: readonly string[]
  /** Content types of the body, if there is one. */
  takes?: readonly string[]
  /** Of a body that is JSON, where we say what is in it. */
  input?: z.ZodType
  answers: string
  /** Of an answer that is JSON. */
  output?: z.ZodType
  status?: number
}

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const json = 'application/json'
const pdf = 'application/pdf'

const staff = (permission: Permission) => ({ access: 'admin' as const, permission })

const documentFile = (
  name: string,
  path: string,
  summary: string,
  access: Access = { access: 'user' },
  answers = pdf,
): FileEndpoint => ({ name, method: 'GET', path, summary, tags: ['Files'], ...access, answers })

const statement = (name: string, path: string, summary: string, access: Access) =>
  documentFile(name, path, summary, access, 'text/csv')

const list = (name: string, what: string, permission: Permission) =>
  statement(
    `${name}.csv`,
    `/admin/${name}.csv`,
    `${what} as a spreadsheet; what narrows the list narrows the file`,
    staff(permission),
  )

const webhook = (provider: string): FileEndpoint => ({
  name: `webhooks.${provider}`,
  method: 'POST',
  path: `/webhooks/${provider}`,
  summary:
    'Where the payment provider tells what happened; its signature is checked, and no event counts twice. There only with PAYMENTS=live',
  tags: ['Payments'],
  access: 'public',
  takes: [json],
  answers: json,
  output: z.object({ received: z.boolean() }),
})

const photos = { path: '/orders/{id}/damage-photos', tags: ['Orders'], access: 'user' } as const
const productPicture = {
  path: '/admin/products/{id}/picture',
  tags: ['Files'],
  ...staff('catalog'),
  answers: json,
  output: adminProductOutput,
} as const
const fileImport = {
  method: 'POST',
  tags: ['Files'],
  takes: [json],
  answers: json,
} as const

/** Each of them has a route of its own; a test holds the two together. */
export const fileEndpoints: readonly FileEndpoint[] = [
  documentFile('documents.invoice', '/orders/{id}/invoice.pdf', 'The invoice of an own order'),
  documentFile('documents.arrivalCard', '/orders/{id}/arrival-card.pdf', 'The arrival card of an own order'),
  documentFile(
    'documents.tripCard',
    '/trips/{token}/arrival-card.pdf',
    'The arrival card, by the link of a trip',
    { access: 'public' },
  ),
  documentFile(
    'documents.packingList',
    '/admin/orders/{id}/packing-list.pdf',
    'The packing list of an order',
    staff('warehouse'),
  ),
  documentFile(
    'documents.crateLabels',
    '/admin/orders/{id}/crate-labels.pdf',
    'The labels of the crates of an order',
    staff('warehouse'),
  ),
  documentFile(
    'documents.packingLists',
    '/admin/dispatch/packing-lists.pdf',
    'The packing lists of a day and area, for what is still to be delivered',
    staff('warehouse'),
  ),
  documentFile(
    'documents.routeSheet',
    '/admin/dispatch/route-sheet.pdf',
    'The visits of a day and area',
    staff('dispatch'),
  ),
  {
    name: 'documents.calendar',
    method: 'GET',
    path: '/orders/{id}/calendar.ics',
    summary: 'Both visits of an own order for a calendar',
    tags: ['Files'],
    access: 'user',
    answers: 'text/calendar',
  },
  {
    name: 'documents.tripCalendar',
    method: 'GET',
    path: '/trips/{token}/trip.ics',
    summary: 'Both visits of a trip for a calendar, by its link',
    tags: ['Files'],
    access: 'public',
    answers: 'text/calendar',
  },
  {
    ...photos,
    name: 'damagePhotos.add',
    method: 'POST',
    summary: 'Hand in a photo for a report of damage; the picture is the body',
    takes: pictures,
    answers: json,
    output: damagePhotoOutput,
    status: 201,
  },
  {
    ...photos,
    name: 'damagePhotos.get',
    method: 'GET',
    path: '/orders/{id}/damage-photos/{photo}',
    summary: 'A photo of reported damage, for the owner of the order and staff',
    answers: 'image/webp',
  },
  {
    name: 'stopPhotos.add',
    method: 'PUT',
    path: '/admin/dispatch/orders/{id}/stop-photos/{photo}',
    summary: 'Hand in a photo of a stop, under the key of the report that will show it',
    tags: ['Dispatch'],
    ...staff('day'),
    takes: pictures,
    answers: json,
    output: stopPhotoOutput,
  },
  {
    name: 'stopPhotos.get',
    method: 'GET',
    path: '/orders/{id}/stop-photos/{photo}',
    summary: 'A photo of a stop, for the owner of the order and staff',
    tags: ['Orders'],
    access: 'user',
    answers: 'image/webp',
  },
  {
    name: 'images.direct',
    method: 'GET',
    path: '/images/direct/{name}',
    summary: 'A picture of the shop, in the size and format that are asked for',
    tags: ['Files'],
    access: 'public',
    answers: 'image/*',
  },
  {
    name: 'marketing.file',
    method: 'GET',
    path: '/referral/marketing/{code}/{file}',
    summary: "A host's marketing material, with the code on it",
    tags: ['Files'],
    access: 'public',
    answers: '*/*',
  },
  list('orders', 'Orders', 'orders'),
  list('products', 'Products', 'catalog'),
  list('users', 'Accounts', 'customers'),
  list('reports', 'A report', 'reports'),
  list('audit', 'The audit log', 'reports'),
  list('messages', 'Messages of the contact form', 'messages'),
  list('newsletter', 'Readers of the newsletter', 'marketing'),
  list('waiting-list', 'Who waits for the shop to deliver to a place', 'marketing'),
  list('promotion-codes', 'Promotion codes', 'marketing'),
  list('reviews', 'Reviews', 'messages'),
  list('referrals', 'Referral codes', 'payouts'),
  statement(
    'areas.csv',
    '/admin/areas.csv',
    'The service areas and their terms as a spreadsheet',
    staff('settings'),
  ),
  statement(
    'stock.csv',
    '/admin/stock.csv',
    'The units of each product in each depot as a spreadsheet',
    staff('warehouse'),
  ),
  statement('referrals.statement', '/referral/payouts/{id}/statement.csv', 'Your payout, order by order', {
    access: 'host',
  }),
  statement(
    'referrals.staffStatement',
    '/admin/payouts/{id}/statement.csv',
    'A payout, order by order',
    staff('payouts'),
  ),
  {
    ...fileImport,
    ...staff('catalog'),
    name: 'products.previewImport',
    input: previewImportInput,
    output: importPreviewOutput,
    path: '/admin/products/import/preview',
    summary: 'What a spreadsheet of products would change',
  },
  {
    ...fileImport,
    ...staff('catalog'),
    name: 'products.import',
    input: applyImportInput,
    output: importResultOutput,
    path: '/admin/products/import',
    summary: 'Take a previewed spreadsheet of products over',
  },
  {
    ...fileImport,
    ...staff('settings'),
    name: 'areas.previewImport',
    input: previewImportInput,
    output: areasPreviewOutput,
    path: '/admin/areas/import/preview',
    summary: 'What a spreadsheet of service areas would change',
  },
  {
    ...fileImport,
    ...staff('settings'),
    name: 'areas.import',
    input: importAreasInput,
    output: wholeImportResult,
    path: '/admin/areas/import',
    summary: 'Take a previewed spreadsheet of service areas over, all of it or nothing',
  },
  {
    ...fileImport,
    ...staff('warehouse'),
    name: 'stock.previewImport',
    input: previewImportInput,
    output: stockPreviewOutput,
    path: '/admin/stock/import/preview',
    summary: 'What a spreadsheet of units by depot would change',
  },
  {
    ...fileImport,
    ...staff('warehouse'),
    name: 'stock.import',
    input: importStockInput,
    output: wholeImportResult,
    path: '/admin/stock/import',
    summary: 'Take a previewed spreadsheet of units over, all of it or nothing',
  },
  {
    ...productPicture,
    name: 'products.setPicture',
    method: 'PUT',
    summary: "Change a product's picture; the picture is the body",
    takes: pictures,
  },
  {
    ...productPicture,
    name: 'products.removePicture',
    method: 'DELETE',
    summary: "Go back to a product's first picture",
  },
  webhook('stripe'),
  webhook('paypal'),
]
