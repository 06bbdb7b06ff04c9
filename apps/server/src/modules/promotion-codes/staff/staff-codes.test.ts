import { defaultTimeZone } from '@trivet/core/address'
import {
  emptyPromotionCodeDraft,
  type PromotionCode,
  type PromotionCodePage,
} from '@trivet/core/contract/promotion-codes'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import { addDays } from '@trivet/core/dates'
import { promotionCodeStates } from '@trivet/core/promotion-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { createGuest, orderBody, postAs, postOrder } from '../../../test/orders.ts'
import { createPromotionCode } from '../../../test/promotion-codes.ts'
import { createStaff } from '../../../test/referrals.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const staff = await createStaff(shop)
const pan = await createProduct(database, { slug: 'pan', name: 'Pan', priceCents: 7000, countInStock: 500 })
const today = clock.today(defaultTimeZone)

type Refused = { message: string; code: string; errors?: object[]; details?: object }

async function call<T = Refused>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, by = staff) {
  const headers = { authorization: `Bearer ${by.token}` }
  const url = `/api/admin/promotion-codes${path}`
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json<T>() }
}

const draft = { ...emptyPromotionCodeDraft(today), code: 'SUMMER', worth: 20, note: 'Flyer in June' }

const create = (changes: object = {}) => call<PromotionCode>('POST', '', { ...draft, ...changes })
const edit = <T = PromotionCode>({ _id, updatedAt, draft: seen }: PromotionCode, changes: object) =>
  call<T>('PUT', `/${_id}`, { ...seen, updatedAt, ...changes })

/** An order with the code, at 20% off. */
async function order(promotionCode: string) {
  const { token } = await createGuest(shop)
  const answer = await postOrder(app, { token, body: orderBody(pan, { promotionCode, totalPrice: 76.78 }) })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ _id: string; number: string }>()
}

beforeEach(async () => {
  await database.sql.query('TRUNCATE promotion_codes CASCADE')
})

describe('a new code', () => {
  test('is as it was written, in capitals, and the log says who made it', async () => {
    const { body } = await create({ code: ' summer ', products: ['pan'], lastDay: addDays(today, 30) })
    expect(body).toMatchObject({
      state: 'running',
      uses: 0,
      discountGiven: 0,
      wasUsed: false,
      draft: { ...draft, products: ['pan'], lastDay: addDays(today, 30) },
      products: [{ slug: 'pan', name: 'Pan', isArchived: false }],
    })
    expect((await call<PromotionCode>('GET', `/${body._id}`)).body).toEqual(body)
    const subject = `promotion-code:${body._id}`
    expect(await prisma.auditEntry.findMany({ where: { subject } })).toMatchObject([
      { action: 'promotion-code.created', actorId: staff.userId, details: { code: 'SUMMER' } },
    ])
  })

  test.each([
    ['is there already', { code: 'Summer' }, 409, promotionCodesCopy.codeTaken],
    ['could be a host’s', { code: 'SUMMER26' }, 400, promotionCodesCopy.codeOfHosts],
    ['is for what there is not', { code: 'X-1', products: ['nothing'] }, 400, 'Product not found: nothing'],
  ])('that %s is refused at its field', async (_case, changes, status, message) => {
    await create()
    const answer = await call('POST', '', { ...draft, ...changes })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(message)])
    expect(await prisma.promotionCode.count()).toBe(1)
  })

  test('cannot have a host’s form in the database either', async () => {
    const { id } = await createPromotionCode(shop)
    const data = { code: 'KTCHEN2Q' }
    await expect(prisma.promotionCode.update({ where: { id }, data })).rejects.toThrow(/promotion_codes_form/)
  })

  test.each(['support', 'warehouse', 'driver'])('is not made by %s', async (staffRole) => {
    const by = await createStaff(shop, { staffRole })
    expect((await call('POST', '', draft, by)).status).toBe(403)
    expect((await call('GET', '', undefined, by)).status).toBe(403)
  })
})

describe('a code that was used', () => {
  test('keeps what guests were promised, and changes its days, its most and its note', async () => {
    const { body: code } = await create()
    await order('SUMMER')
    expect(await edit<Refused>(code, { worth: 10 })).toMatchObject({
      status: 400,
      body: { code: 'PROMOTION_CODE_REFUSED', errors: [{ path: 'worth' }] },
    })
    const changes = { lastDay: today, mostUses: 1, note: 'In July as well' }
    const { status, body } = await edit(code, changes)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'used-up', uses: 1, discountGiven: 14, wasUsed: true })
    expect(await edit<Refused>(body, { mostUses: 0.5 })).toMatchObject({ status: 400 })
    const [entry] = await prisma.auditEntry.findMany({ where: { action: 'promotion-code.changed' } })
    expect(entry?.details).toMatchObject({ 'Most uses': 'any → 1', Note: 'Flyer in June → In July as well' })
  })

  test('cannot have fewer uses than there are', async () => {
    const { body: code } = await create({ mostUses: 3 })
    await order('SUMMER')
    await order('SUMMER')
    expect(await edit<Refused>(code, { mostUses: 1 })).toMatchObject({
      status: 400,
      body: { message: 'It has been used 2 times already', errors: [{ path: 'mostUses' }] },
    })
  })

  test('counts what it took off orders that are not cancelled, and finds them in the list of orders', async () => {
    await create()
    const [one, other] = [await order('SUMMER'), await order('SUMMER')]
    const cancelled = await app.inject({
      method: 'PUT',
      url: `/api/orders/${other._id}/status`,
      headers: { authorization: `Bearer ${staff.token}` },
      payload: { status: 'cancelled' },
    })
    expect(cancelled.statusCode).toBe(200)
    const { body } = await call<PromotionCodePage>('GET', '')
    expect(body.promotionCodes).toMatchObject([{ code: 'SUMMER', uses: 1, discountGiven: 14 }])
    const found = await app.inject({
      url: '/api/orders?code=summer',
      headers: { authorization: `Bearer ${staff.token}` },
    })
    const { orders } = found.json<{ orders: { _id: string }[] }>()
    expect(orders.map(({ _id }) => _id).toSorted()).toEqual([one._id, other._id].toSorted())
  })
})

test('of two who edit one code the second is shown what the first wrote', async () => {
  const { body: seen } = await create()
  await edit(seen, { note: 'First' })
  const answer = await edit<Refused>(seen, { note: 'Second' })
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'PROMOTION_CODE_CHANGED', details: { current: { draft: { note: 'First' } } } },
  })
})

test('a code is switched off and on again, and a switch that changes nothing is not in the log', async () => {
  const { body: code } = await create()
  const flip = (isOff: boolean) => call<PromotionCode>('POST', `/${code._id}/switch`, { isOff })
  expect((await flip(true)).body).toMatchObject({ state: 'off', isOff: true })
  await flip(true)
  const { body: quote } = await postAs(app, staff, '/api/quotes', {
    orderItems: [{ product: pan.id, qty: 1 }],
    promotionCode: 'SUMMER',
  }).then((answer) => ({ body: answer.json<{ promotion: object }>() }))
  expect(quote.promotion).toMatchObject({
    status: 'refused',
    message: promotionCodesCopy.promotionCodeUnknown,
  })
  expect((await flip(false)).body).toMatchObject({ state: 'running', isOff: false })
  const subject = `promotion-code:${code._id}`
  const entries = await prisma.auditEntry.findMany({ where: { subject }, orderBy: { at: 'asc' } })
  expect(entries.map(({ action }) => action)).toEqual([
    'promotion-code.created',
    'promotion-code.switched-off',
    'promotion-code.switched-on',
  ])
})

test('the list narrows by the same states that core tells', async () => {
  await createPromotionCode(shop)
  await createPromotionCode(shop, { isOff: true })
  await createPromotionCode(shop, { days: { first: 1, last: 2 } })
  await createPromotionCode(shop, { days: { first: -2, last: -1 } })
  await createPromotionCode(shop, { days: { first: -2, last: -1 }, isOff: true })
  const usedUp = await createPromotionCode(shop, { mostUses: 1 })
  await order(usedUp.code)
  const all = (await call<PromotionCodePage>('GET', '')).body.promotionCodes
  for (const state of promotionCodeStates) {
    const { body } = await call<PromotionCodePage>('GET', `?state=${state}&sort=code`)
    const told = all.filter((one) => one.state === state).map(({ code }) => code)
    expect(body.promotionCodes.map(({ code }) => code)).toEqual(told.toSorted())
    expect(told.length).toBeGreaterThan(0)
  }
})

test('the file has a line for each code of the view', async () => {
  await create({ products: ['pan'], mostUses: 50, lastDay: addDays(today, 1) })
  await create({ code: 'OTHER', worthIn: 'amount', worth: 15, note: '' })
  const { body } = await app.inject({
    url: '/api/admin/promotion-codes.csv?q=flyer',
    headers: { authorization: `Bearer ${staff.token}` },
  })
  const [header, ...lines] = body.trim().split('\r\n')
  expect(header).toContain('Code,State,Takes off,First day,Last day,Most uses,Uses,Discount given')
  expect(lines).toEqual([
    `SUMMER,Running,20%,${today},${addDays(today, 1)},50,0,0.00,false,pan,Flyer in June`,
  ])
})

test('a code that there is not is not found', async () => {
  const nobody = '0'.repeat(24)
  expect((await call('GET', `/${nobody}`)).status).toBe(404)
  expect((await call('POST', `/${nobody}/switch`, { isOff: true })).status).toBe(404)
  const updatedAt = clock.now().toISOString()
  expect((await call('PUT', `/${nobody}`, { ...draft, updatedAt })).status).toBe(404)
})
