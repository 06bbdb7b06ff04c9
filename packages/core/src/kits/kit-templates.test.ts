import { expect, test } from 'vitest'
import type { KitTemplateDraft } from '../contract/kits/kit-template-input.ts'
import { templateItemMessage } from '../copy/kits/template-item-words.ts'
import { kitTemplateChanges, mergeKitTemplates } from './kit-template-changes.ts'
import { templateItemProblems, type TemplateProduct } from './kit-template-items.ts'

const draft: KitTemplateDraft = {
  name: 'Weekend for Two',
  description: 'One good knife and two pans.',
  position: 1,
  items: [
    { slug: 'bread-knife', quantity: 1 },
    { slug: 'grill-pan', quantity: 2 },
  ],
}

const knife: TemplateProduct = {
  slug: 'bread-knife',
  name: 'Bread Knife',
  isArchived: false,
  isForKits: true,
}

function messages(product: Partial<TemplateProduct> | null, present: string[] = []) {
  const products = new Map(product ? [['bread-knife', { ...knife, ...product }]] : [])
  return templateItemProblems({ items: [{ slug: 'bread-knife' }], products, present }).map(
    ({ path, fault }) => [path, templateItemMessage(fault)],
  )
}

test('an item of a template is a product for custom kits that is for rent', () => {
  expect(messages({})).toEqual([])
  expect(messages(null)).toEqual([['items.0', 'There is no product called bread-knife']])
  expect(messages({ isArchived: true })).toEqual([['items.0', 'Bread Knife is archived']])
  expect(messages({ isForKits: false })).toEqual([['items.0', 'Bread Knife is not for custom kits']])
})

test('what was archived or left the custom kits while it was in the template may stay', () => {
  expect(messages({ isArchived: true }, ['bread-knife'])).toEqual([])
  expect(messages({ isForKits: false }, ['bread-knife'])).toEqual([])
  expect(messages(null, ['bread-knife'])).toHaveLength(1)
})

test('changes are told field by field, and none where two say the same', () => {
  expect(kitTemplateChanges(draft, { ...draft })).toEqual([])
  const items = [{ slug: 'bread-knife', quantity: 3 }]
  expect(kitTemplateChanges(draft, { ...draft, position: 4, items })).toEqual([
    { field: 'position', label: 'Place', from: '1', to: '4' },
    { field: 'items', label: 'Items', from: '1 × bread-knife, 2 × grill-pan', to: '3 × bread-knife' },
  ])
})

test('what both changed is as it was edited here, and the rest as they saved it', () => {
  const mine = { ...draft, name: 'Mine' }
  const theirs = { ...draft, name: 'Theirs', position: 9 }
  expect(mergeKitTemplates(draft, mine, theirs)).toEqual({ ...draft, name: 'Mine', position: 9 })
})
