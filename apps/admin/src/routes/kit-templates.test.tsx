import type { AdminKitTemplate, AdminKitTemplateRow } from '@trivet/core/contract/kits'
import * as kitsCopy from '@trivet/core/copy/kits'
import * as productsCopy from '@trivet/core/copy/products'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { productRow } from '../test/product-samples.ts'

const state = {
  _id: 'e'.repeat(24),
  itemCount: 3,
  price: 14,
  problems: [],
  isOffered: true,
  archivedAt: null,
  updatedAt: '2026-11-21T20:04:00.000Z',
}

const row: AdminKitTemplateRow = {
  ...state,
  name: 'Weekend for Two',
  description: 'One good knife and a pan.',
  position: 3,
}

const product = {
  slug: 'chef-knife',
  name: 'Chef Knife',
  price: 4,
  kitCategory: 'knife',
  archivedAt: null,
} as const
const pan = { slug: 'grill-pan', name: 'Grill Pan', price: 5, kitCategory: 'pan', archivedAt: null } as const

const template: AdminKitTemplate = {
  ...state,
  draft: {
    name: row.name,
    description: row.description,
    position: 3,
    items: [
      { slug: 'chef-knife', quantity: 1 },
      { slug: 'grill-pan', quantity: 2 },
    ],
  },
  products: [product, pan],
}

const page = (...templates: AdminKitTemplateRow[]) => ({
  templates,
  page: 1,
  pages: 1,
  total: templates.length,
})
const path = `/kit-templates/${template._id}/edit`
const byId = () => template
const list = () => page(row)

test('the list tells of each template whether guests are offered it, and what keeps it from them', async () => {
  const asked: unknown[] = []
  const gone = kitsCopy.kitItemGone('Grill Pan')
  const rows = [row, { ...row, _id: 'f'.repeat(24), name: 'Brunch', isOffered: false, problems: [gone] }]
  const { user, location } = openAdmin({
    path: '/kit-templates',
    answers: {
      kitTemplates: {
        list: (input) => {
          asked.push(input)
          return page(...rows)
        },
      },
    },
  })
  const table = within(await screen.findByRole('table'))
  const [offered, missing] = table.getAllByRole('row').slice(1)
  expect(offered).toHaveTextContent('Offered')
  expect(offered).toHaveTextContent('$14.00')
  expect(missing).toHaveTextContent('Not offered')
  expect(missing).toHaveTextContent(gone)
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Archived')
  await waitFor(() => expect(location().search).toBe('?archived=yes'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ archived: 'yes', pageNumber: 1 }))
})

test('the price follows what is typed, and an archived item says that guests do not get it', async () => {
  const products = [product, { ...pan, archivedAt: '2026-11-20T10:00:00.000Z' }]
  const { user } = openAdmin({ path, answers: { kitTemplates: { byId: () => ({ ...template, products }) } } })
  const archived = within(await screen.findByRole('group', { name: 'Item 2' }))
  expect(archived.getByText('Archived: guests do not get it')).toBeInTheDocument()
  expect(screen.getByText('$4.00 a week', { exact: true })).toBeInTheDocument()
  expect(screen.getByText(kitsCopy.kitNeedsPanOrPot)).toBeInTheDocument()
  const quantity = within(screen.getByRole('group', { name: 'Item 1' })).getByLabelText('Quantity')
  await user.clear(quantity)
  await user.type(quantity, '5')
  expect(await screen.findByText('5 pieces, 5% off')).toBeInTheDocument()
  expect(screen.getByText('$19.00 a week')).toBeInTheDocument()
})

test('items are found, added and saved over the version that was seen', async () => {
  const sent: unknown[] = []
  const update = (input: object): AdminKitTemplate => {
    sent.push(input)
    return template
  }
  const found = { ...productRow, slug: 'ladle', name: 'Ladle', kitCategory: 'utensil' } as const
  const kit = { ...productRow, slug: 'ladle-kit', name: 'Ladle Kit', kitCategory: null }
  const products = () => ({ products: [found, kit], page: 1, pages: 1, total: 2, hasMore: false })
  const { user } = openAdmin({
    path,
    answers: { kitTemplates: { byId, update, list }, adminProducts: { list: products } },
  })
  await user.type(await screen.findByRole('searchbox', { name: 'Find an item for custom kits' }), 'ladle')
  await user.click(await screen.findByRole('button', { name: 'Add Ladle' }))
  expect(screen.queryByRole('button', { name: 'Add Ladle Kit' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Template saved')).toBeInTheDocument()
  const items = [...template.draft.items, { slug: 'ladle', quantity: 1 }]
  expect(sent).toMatchObject([{ id: template._id, updatedAt: template.updatedAt, items }])
})

test('what cannot be is said at its field, and what the server refuses, too', async () => {
  const create = () => {
    const errors = [{ path: 'name', message: kitsCopy.templateNameTaken }]
    throw new Refusal(409, 'TEMPLATE_NAME_TAKEN', kitsCopy.templateNameTaken, { errors })
  }
  const products = () => ({
    products: [{ ...productRow, kitCategory: 'knife' as const }],
    page: 1,
    pages: 1,
    total: 1,
    hasMore: false,
  })
  const { user } = openAdmin({
    path: '/kit-templates/new',
    answers: { kitTemplates: { create, list }, adminProducts: { list: products } },
  })
  await user.click(await screen.findByRole('button', { name: 'Create template' }))
  const name = screen.getByRole('textbox', { name: /Name/ })
  expect(await screen.findByRole('alert')).toHaveTextContent(kitsCopy.templateNeedsItem)
  expect(name).toHaveAccessibleDescription(expect.stringContaining(productsCopy.nameRequired))
  await user.type(name, 'Weekend for Two')
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'A knife.')
  await user.type(screen.getByRole('searchbox', { name: 'Find an item for custom kits' }), 'bread')
  await user.click(await screen.findByRole('button', { name: 'Add Bread Knife' }))
  await user.click(screen.getByRole('button', { name: 'Create template' }))
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(expect.stringContaining(kitsCopy.templateNameTaken)),
  )
})

test('what somebody else saved is shown, and can be kept under what was changed here', async () => {
  const current: AdminKitTemplate = {
    ...template,
    draft: { ...template.draft, description: 'Two pans.' },
    updatedAt: '2026-11-21T22:00:00.000Z',
  }
  const sent: { updatedAt: string; name: string; description: string }[] = []
  const update = (input: { updatedAt: string; name: string; description: string }) => {
    sent.push(input)
    if (input.updatedAt === current.updatedAt) return current
    throw new Refusal(409, 'TEMPLATE_CHANGED', kitsCopy.templateChangedElsewhere, { details: { current } })
  }
  const { user } = openAdmin({ path, answers: { kitTemplates: { byId, update, list } } })
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' more')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const notice = within(await screen.findByRole('alert', { name: kitsCopy.templateChangedElsewhere }))
  expect(notice.getByText('Two pans.')).toBeInTheDocument()
  await user.click(notice.getByRole('button', { name: 'Keep my changes on top' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Template saved')).toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ name: 'Weekend for Two more', description: 'Two pans.' })
})

test('a template is archived and restored beside its form', async () => {
  const sent: unknown[] = []
  const archive = (input: { isArchived: boolean }): AdminKitTemplate => {
    sent.push(input)
    return { ...template, archivedAt: input.isArchived ? '2026-11-22T10:00:00.000Z' : null, isOffered: false }
  }
  const { user } = openAdmin({ path, answers: { kitTemplates: { byId, archive, list } } })
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Template archived')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Template restored')).toBeInTheDocument()
  expect(sent).toEqual([
    { id: template._id, isArchived: true },
    { id: template._id, isArchived: false },
  ])
})

test('an unknown id says so', async () => {
  const missing = () => {
    throw new Refusal(404, 'TEMPLATE_NOT_FOUND', kitsCopy.templateNotFound)
  }
  openAdmin({ path, answers: { kitTemplates: { byId: missing } } })
  expect(await screen.findByText('No kit template has this id')).toBeInTheDocument()
})
