import type { AdminKitTemplate, AdminKitTemplatePage, KitTemplate } from '@trivet/core/contract/kits'
import * as kitsCopy from '@trivet/core/copy/kits'
import * as productsCopy from '@trivet/core/copy/products'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { createProduct, createUser, signIn } from '../../../test/factories.ts'

const { app, database, clock } = await testApp()
const admin = await createUser(database, { isAdmin: true })
const token = await signIn(database, admin, clock)

type Method = 'GET' | 'POST' | 'PUT'

async function call<T = { message: string; errors?: object[]; details?: object }>(
  method: Method,
  path: string,
  payload?: object,
): Promise<{ status: number; body: T }> {
  const headers = { authorization: `Bearer ${token}` }
  const url = `/api/admin/kit-templates${path}`
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json<T>() }
}

const item = (slug: string, kitCategory: 'knife' | 'pan' | 'utensil' | null, priceCents: number) =>
  createProduct(database, {
    slug,
    name: slug,
    kitCategory,
    priceCents,
    weightGrams: kitCategory && 100,
    depositCents: kitCategory && 1000,
  })

beforeEach(async () => {
  await database.sql.query('TRUNCATE products, kit_templates, audit_entries CASCADE')
  await item('knife', 'knife', 400)
  await item('pan', 'pan', 600)
  await item('spoon', 'utensil', 200)
})

const draft = {
  name: 'Weekend for Two',
  description: 'One good knife and a pan.',
  position: 3,
  items: [
    { slug: 'knife', quantity: 1 },
    { slug: 'pan', quantity: 2 },
    { slug: 'spoon', quantity: 2 },
  ],
}

async function create(changes: object = {}): Promise<AdminKitTemplate> {
  const { status, body } = await call<AdminKitTemplate>('POST', '', { ...draft, ...changes })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

const edit = ({ _id, updatedAt, draft: seen }: AdminKitTemplate, changes: object) =>
  call<AdminKitTemplate & { message: string; details?: object }>('PUT', `/${_id}`, {
    ...seen,
    ...changes,
    updatedAt,
  })

const archive = ({ _id }: { _id: string }, isArchived = true) =>
  call<AdminKitTemplate>('POST', `/${_id}/archive`, { isArchived })

const list = async (query = '') => (await call<AdminKitTemplatePage>('GET', query)).body

async function offered(): Promise<KitTemplate[]> {
  const answer = await app.inject({ url: '/api/kits/templates' })
  return answer.json<KitTemplate[]>()
}

async function auditOf({ _id }: { _id: string }) {
  const { rows } = await database.sql.query<{ action: string; details: object }>(
    'SELECT action, details FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`kit-template:${_id}`],
  )
  return rows
}

const archiveProduct = (slug: string, archivedAt: Date | null = clock.now()) =>
  database.prisma.product.update({ where: { slug }, data: { archivedAt } })

test('a template is stored whole, and guests are offered it at once, at the price of a kit', async () => {
  const template = await create()
  expect(template).toMatchObject({ draft, itemCount: 5, isOffered: true, problems: [], archivedAt: null })
  // 5 pieces for $20, less 5%
  expect(template.price).toBe(19)
  expect(await offered()).toMatchObject([{ id: template._id, name: draft.name, estimatedPrice: 19 }])
  expect(await auditOf(template)).toEqual([{ action: 'kit-template.created', details: { name: draft.name } }])
})

test('a change is told field by field, and to save what is already so changes nothing', async () => {
  const template = await create()
  const { status, body } = await edit(template, { position: 1, items: draft.items.slice(0, 2) })
  expect([status, body.draft.items.length, body.updatedAt > template.updatedAt]).toEqual([200, 2, true])
  expect((await edit(body, {})).body.updatedAt).toBe(body.updatedAt)
  expect((await auditOf(template)).slice(1)).toEqual([
    {
      action: 'kit-template.changed',
      details: { Place: '3 → 1', Items: '1 × knife, 2 × pan, 2 × spoon → 1 × knife, 2 × pan' },
    },
  ])
})

test('of twenty edits at the same moment one is made, and the others are told how it is now', async () => {
  const template = await create()
  const edits = Array.from({ length: 20 }, (_, number) => edit(template, { position: 10 + number }))
  const answers = await Promise.all(edits)
  const refused = answers.filter(({ status }) => status === 409)
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([1, 19])
  const [made] = answers.filter(({ status }) => status === 200)
  expect(refused[0]?.body.message).toBe(kitsCopy.templateChangedElsewhere)
  expect(refused[0]?.body.details).toMatchObject({ current: { draft: made?.body.draft } })
})

test('of two templates created at once with one name, whatever its letter case, one is there', async () => {
  const answers = await Promise.all([
    call('POST', '', draft),
    call('POST', '', { ...draft, name: draft.name.toUpperCase() }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    errors: [{ path: 'name', message: kitsCopy.templateNameTaken }],
  })
})

test.each([
  ['a blank name', { name: ' ' }, 'name', productsCopy.nameRequired],
  ['a name too long for a kit', { name: 'x'.repeat(51) }, 'name', kitsCopy.templateNameTooLong(50)],
  ['no description', { description: '' }, 'description', productsCopy.descriptionRequired],
  ['a place of nothing', { position: 0 }, 'position', kitsCopy.templatePlaceInvalid],
  ['no items', { items: [] }, 'items', kitsCopy.templateNeedsItem],
  ['a hundred of one item', { items: [{ slug: 'knife', quantity: 100 }] }, 'items.0.quantity', undefined],
  ['one item twice', { items: [draft.items[0], draft.items[0]] }, 'items', productsCopy.twice('knife')],
  ['an unknown item', { items: [{ slug: 'x', quantity: 1 }] }, 'items.0', productsCopy.componentUnknown('x')],
])('refuses %s, at the field', async (_case, changes, path, message) => {
  const { status, body } = await call('POST', '', { ...draft, ...changes })
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([message === undefined ? { path } : { path, message }])
})

test('an item is for custom kits and for rent; one that was archived meanwhile may stay', async () => {
  await item('bowl', null, 100)
  const refused = await call('POST', '', { ...draft, items: [{ slug: 'bowl', quantity: 1 }] })
  expect(refused.body.errors).toEqual([{ path: 'items.0', message: kitsCopy.templateItemNotForKits('bowl') }])
  const template = await create()
  await archiveProduct('spoon')
  const { status, body } = await edit(template, { description: 'Without spoons for now.' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ isOffered: false, itemCount: 3, price: 16 })
  expect(body.problems).toEqual([kitsCopy.kitItemGone('spoon'), kitsCopy.kitNeedsUtensil])
  expect(await offered()).toEqual([])
  const fresh = await call('POST', '', { ...draft, name: 'Another' })
  expect(fresh.body.errors).toEqual([{ path: 'items.2', message: productsCopy.componentArchived('spoon') }])
  await archiveProduct('spoon', null)
  expect(await offered()).toHaveLength(1)
})

test('an archived template leaves the kit builder and comes back as it was', async () => {
  const template = await create()
  const guest = await createUser(database)
  const headers = { authorization: `Bearer ${await signIn(database, guest, clock)}` }
  const start = () =>
    app.inject({
      method: 'POST',
      url: '/api/kits/from-template',
      headers,
      payload: { templateId: template._id },
    })
  expect((await start()).statusCode).toBe(201)
  expect((await archive(template)).body).toMatchObject({ isOffered: false, draft })
  expect(await offered()).toEqual([])
  expect((await start()).statusCode).toBe(404)
  await archive(template)
  expect((await archive(template, false)).body.archivedAt).toBeNull()
  expect((await start()).statusCode).toBe(201)
  expect((await auditOf(template)).map(({ action }) => action)).toEqual([
    'kit-template.created',
    'kit-template.archived',
    'kit-template.restored',
  ])
})

test('who archives between another’s look and save is noticed', async () => {
  const template = await create()
  await archive(template)
  expect((await edit(template, { name: 'Mine' })).status).toBe(409)
})

test('the list is searched by name, description and what is inside, and sorted as asked', async () => {
  const one = await create({ name: 'Brunch', position: 9, items: draft.items.slice(0, 2) })
  clock.advance(1000)
  await create({ name: 'Picnic', position: 2 })
  await archive(await create({ name: 'Old one', description: 'Brunch as it was.' }))
  const names = async (query: string) => (await list(query)).templates.map(({ name }) => name)
  expect(await names('')).toEqual(['Picnic', 'Brunch'])
  expect(await names('?sort=name')).toEqual(['Brunch', 'Picnic'])
  expect(await names('?sort=-updated')).toEqual(['Picnic', 'Brunch'])
  expect(await names('?q=spoon')).toEqual(['Picnic'])
  expect(await names('?q=brunch&archived=all')).toEqual(['Old one', 'Brunch'])
  expect(await names('?archived=yes')).toEqual(['Old one'])
  expect(await names('?q=%25')).toEqual([])
  expect((await list('?pageNumber=2')).templates).toEqual([])
  const row = (await list()).templates.find(({ _id }) => _id === one._id)
  expect(row).toMatchObject({ isOffered: false, problems: [kitsCopy.kitNeedsUtensil] })
  expect((await call('GET', '?archived=maybe')).status).toBe(400)
})

test.each(['a'.repeat(24), 'nothing', 'a%00'])('an unknown id (%s) is not found', async (id) => {
  const version = { ...draft, updatedAt: clock.now().toISOString() }
  const statuses = [
    (await call('GET', `/${id}`)).status,
    (await call('PUT', `/${id}`, version)).status,
    (await call('POST', `/${id}/archive`, { isArchived: true })).status,
  ]
  expect(statuses.every((status) => [400, 404].includes(status))).toBe(true)
})
