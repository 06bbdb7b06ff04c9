import { sampleCompany, type Company } from '@trivet/core/company'
import { standardSettings, type ShopSettings } from '@trivet/core/settings'
import { beforeEach, expect, test } from 'vitest'
import { testApp, testClock } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createUser } from '../../test/factories.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { address } from '../../test/orders.ts'
import { findSettings, insertSettings } from '../settings/settings.repo.ts'

const clock = testClock(rentedAt)
const shop = await testApp({ clock })
const { app, database } = shop
const { prisma, sql } = database
const { book } = rentedKitchen(shop)
const staff = await createUser(database, { isAdmin: true })

const sampleLines =
  'Trivet Kitchens LLC (sample) 100 Sample Street Austin, TX 78704 United States Tax id 00-0000000'
const others: Company = {
  ...sampleCompany,
  legalName: 'Harbor Rentals Inc.',
  taxId: null,
  supportEmail: 'ask@harbor.example',
}

async function save(settings: ShopSettings | { timeZone: string }) {
  const { version } = await findSettings(sql)
  const next = {
    version: version + 1,
    settings: settings as ShopSettings,
    savedBy: staff.id,
    now: clock.now(),
  }
  expect(await insertSettings(sql, next)).toBe(true)
}

const saveCompany = (company: Company | null) => save({ ...standardSettings, company })

async function invoiceOf({ guest, order }: Awaited<ReturnType<typeof book>>) {
  const headers = { authorization: `Bearer ${guest.token}` }
  const sheet = await app.inject({ url: `/api/orders/${order._id}/invoice.pdf`, headers })
  expect(sheet.statusCode).toBe(200)
  return pdfText(sheet.rawPayload)
}

beforeEach(() => saveCompany(null))

test('an invoice says the name of the shop until the company is set, and keeps it', async () => {
  const booked = await book()
  expect(await invoiceOf(booked)).toContain(
    'Issued by Trivet Kitchenware for vacation rentals hello@trivet.test',
  )
  await saveCompany(sampleCompany)
  expect(await invoiceOf(booked)).not.toContain(sampleCompany.legalName)
})

test('an invoice names the company that issued it, also when another one runs the shop', async () => {
  await saveCompany(sampleCompany)
  const booked = await book()
  const first = await invoiceOf(booked)
  expect(first).toContain(`Issued by ${sampleLines} hello@trivet.test`)
  expect(first).toContain('Issued by Trivet Kitchens LLC (sample).')
  await saveCompany(others)
  expect(await invoiceOf(booked)).toBe(first)

  const later = await invoiceOf(await book())
  expect(later).toContain('Issued by Harbor Rentals Inc. 100 Sample Street')
  expect(later).toContain('ask@harbor.example')
  expect(later).not.toMatch(/Tax id|LLC/)
})

test('before a payment the sheet names whoever runs the shop now', async () => {
  await saveCompany(sampleCompany)
  const booked = await book({ paymentToken: undefined })
  expect(await invoiceOf(booked)).toContain(sampleLines)
  await saveCompany(others)
  expect(await invoiceOf(booked)).toContain('Issued by Harbor Rentals Inc.')
})

test('settings that were saved before there was a company name none', async () => {
  const { company: _none, ...old } = standardSettings
  await save(old)
  expect((await findSettings(sql)).settings).toEqual(standardSettings)
  expect(await invoiceOf(await book())).toContain('Issued by Trivet Kitchenware')
})

test('the guest is named with the address of the account, and the delivery beside it', async () => {
  const booked = await book()
  expect(await invoiceOf(booked)).not.toContain('Delivered to')
  const home = { street: '7 Elm St', city: 'Denver', state: 'CO', postalCode: '80203' }
  const { name } = await prisma.user.update({ where: { id: booked.guest.userId }, data: home })
  const text = await invoiceOf(booked)
  expect(text).toContain(`For ${name} 7 Elm St Denver, CO 80203 United States`)
  expect(text).toContain(`Delivered to ${address.street}, `)
  // half an address is none
  await prisma.user.update({ where: { id: booked.guest.userId }, data: { street: '' } })
  expect(await invoiceOf(booked)).toContain(`For ${name} ${address.street}`)
})

test('an invoice is refused by the database when nobody can say who issued it', async () => {
  const { order } = await book()
  const { version } = await findSettings(sql)
  const data = { orderId: order._id, year: 2031, number: 1, issuedAt: clock.now() }
  const create = (settingsVersion: number) => prisma.invoice.create({ data: { ...data, settingsVersion } })
  await expect(create(-1)).rejects.toThrow('invoices_settings_version_known')
  await expect(create(version + 1)).rejects.toThrow('no such version of the settings')
})
