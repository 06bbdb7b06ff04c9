import * as cartCopy from '@trivet/core/copy/cart'
import * as catalogCopy from '@trivet/core/copy/catalog'
import * as kitsCopy from '@trivet/core/copy/kits'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { storageKeys } from '@trivet/core/cart'
import { defaultKitName } from '@trivet/core/kits'
import { describe, expect, test, vi } from 'vitest'
import { knife, pan, sampleKit, spoon, whisk } from '../test/kit-samples.ts'
import { cloth, docket, onCloth, renderBuilder, storedDrafts } from '../test/render-kits.tsx'
import { sampleItem } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'

const add = async (user: UserEvent, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('button', { name: `Add ${name}` }))
}
const wholeKit = [knife.name, pan.name, spoon.name]
const saveButton = () => docket().getByRole('button', { name: 'Save kit' })
const cartButton = () => docket().getByRole('button', { name: 'Add to Cart' })
const rowOf = (label: string) => docket().getByText(label).closest('[data-slot^="docket-"]')
const address = () => screen.getByLabelText('Address').textContent

describe('building', () => {
  test('fixes the four messages one after another, and then the kit can be rented', async () => {
    const { user } = renderBuilder()
    await screen.findByRole('button', { name: `Add ${knife.name}` })
    const unmet = [
      kitsCopy.kitNeedsItem,
      kitsCopy.kitNeedsKnife,
      kitsCopy.kitNeedsPanOrPot,
      kitsCopy.kitNeedsUtensil,
    ]
    const checklist = docket().getByRole('list', { name: 'What a kit needs' })
    for (const message of unmet) expect(within(checklist).getByText(message)).toBeVisible()
    expect(cartButton()).toHaveAccessibleDescription(kitsCopy.kitNeedsItem)

    await add(user, spoon.name)
    expect(cartButton()).toHaveAccessibleDescription(kitsCopy.kitNeedsKnife)
    await add(user, knife.name)
    expect(cartButton()).toHaveAccessibleDescription(kitsCopy.kitNeedsPanOrPot)
    expect(cartButton()).toBeDisabled()
    await add(user, pan.name)
    expect(cartButton()).toBeEnabled()
    expect(within(checklist).queryByText(kitsCopy.kitNeedsPanOrPot)).toBeNull()
  })

  test('adding says so, lays the thing on the cloth and counts it on its card', async () => {
    const { user } = renderBuilder()
    await add(user, knife.name, knife.name)
    expect(await screen.findByText(kitsCopy.kitItemAdded(knife.name))).toBeVisible()
    await waitFor(() => expect(onCloth()).toEqual([`Remove ${knife.name}`, `Remove ${knife.name}`]))
    expect(screen.getByText('2 in your kit')).toBeVisible()
  })

  test('a thing is taken off the cloth by a press or by the Delete key', async () => {
    const { user } = renderBuilder()
    await add(user, ...wholeKit)
    await user.click(cloth().getByRole('button', { name: `Remove ${pan.name}` }))
    await waitFor(() => expect(onCloth()).toEqual([`Remove ${knife.name}`, `Remove ${spoon.name}`]))
    cloth()
      .getByRole('button', { name: `Remove ${knife.name}` })
      .focus()
    await user.keyboard('{Delete}')
    await waitFor(() => expect(onCloth()).toEqual([`Remove ${spoon.name}`]))
    await waitFor(() => expect(cloth().getByRole('button')).toHaveFocus())
  })

  test('a line is taken out of the docket, and the focus goes to the next one, in the end to the docket', async () => {
    const { user } = renderBuilder()
    await add(user, ...wholeKit)
    const taker = (name: string) => docket().getByRole('button', { name: `Take ${name} out of your kit` })
    await user.click(taker(pan.name))
    expect(taker(spoon.name)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(taker(knife.name)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: 'Your kit' })).toHaveFocus()
  })

  test('the docket tells sums, saving, next step, deposit and weight', async () => {
    const { user } = renderBuilder()
    await add(user, ...wholeKit)
    expect(docket().getByText('2 more items for 5%')).toBeVisible()
    await add(user, whisk.name, whisk.name)
    // 7 + 8 + 3 + 2 × 2 = 22, less 5 %
    expect(docket().getByText('$2.00 / week')).toBeVisible()
    expect(rowOf('Subtotal')).toHaveTextContent('$22.00')
    expect(rowOf('Kit discount 5%')).toHaveTextContent('−$1.10')
    expect(rowOf('Total / week')).toHaveTextContent('$20.90')
    expect(rowOf('Deposit')).toHaveTextContent('Refundable, not charged today$75.00')
    expect(rowOf('Weight')).toHaveTextContent('2.2 lb (1.0 kg)')
    expect(docket().getByText('5 more items for 10%')).toBeVisible()
    await user.type(docket().getByRole('spinbutton', { name: `Quantity of ${whisk.name}` }), '7{Enter}')
    expect(rowOf('Kit discount 10%')).toHaveTextContent('−$3.20')
    expect(docket().queryByText(/more item/)).toBeNull()
  })

  test('with dates the docket and the cards tell what it costs over them', async () => {
    localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start: '2027-06-01', end: '2027-06-11' }))
    const { user } = renderBuilder()
    await add(user, knife.name)
    expect(docket().getByText(/\$10\.00 for 10 days/)).toBeVisible()
    expect(screen.getAllByText(/\$10\.00 for 10 days/)).toHaveLength(2)
  })

  test('steps are undone and redone by buttons and keys, a name is one step', async () => {
    const { user } = renderBuilder()
    await add(user, knife.name, pan.name)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(onCloth()).toEqual([`Remove ${knife.name}`]))
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(onCloth()).toHaveLength(2))

    const name = docket().getByRole('textbox', { name: 'Kit name' })
    await user.clear(name)
    await user.type(name, 'Dune House')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(name).toHaveValue(defaultKitName)
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    expect(name).toHaveValue('Dune House')
    const redo = screen.getByRole('button', { name: 'Redo' })
    expect(redo).toHaveAttribute('aria-disabled', 'true')
    expect(redo).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(name).toHaveValue('Dune House')
  })

  test('a kit name stops at 50 characters', async () => {
    const { user } = renderBuilder()
    const name = await screen.findByRole('textbox', { name: 'Kit name' })
    await user.clear(name)
    await user.type(name, 'x'.repeat(51))
    expect(name).toHaveValue('x'.repeat(50))
  })
})

describe('what was begun', () => {
  test('is kept at every change and is on the cloth again on the next visit', async () => {
    const { user, unmount } = renderBuilder()
    await add(user, knife.name, pan.name)
    expect(storedDrafts()).toMatchObject({ new: { lines: [{ name: knife.name }, { name: pan.name }] } })
    unmount()
    renderBuilder()
    await waitFor(() => expect(onCloth()).toEqual([`Remove ${knife.name}`, `Remove ${pan.name}`]))
  })

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"new":{"name":1}}'],
    ['an impossible quantity', '{"new":{"name":"x","lines":[{"quantity":0}],"base":null,"changedAt":0}}'],
  ])('is an empty cloth when %s is stored', async (_case, text) => {
    localStorage.setItem(storageKeys.kitDrafts, text)
    renderBuilder()
    expect(await screen.findByText('An empty cloth.')).toBeVisible()
  })
})

describe('the shelf', () => {
  test('has the kinds with their counts, and shows the chosen one', async () => {
    const { user } = renderBuilder()
    expect(await screen.findByRole('link', { name: 'All items 4' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Utensils 2' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: `Add ${knife.name}` })).toBeNull())
    expect(screen.getByRole('button', { name: `Add ${whisk.name}` })).toBeVisible()
    await waitFor(() => expect(address()).toBe('/build-kit?category=utensil'))
  })

  test('is searched while one types, and says when nothing is there', async () => {
    const { user } = renderBuilder()
    await user.type(await screen.findByRole('searchbox', { name: 'Search items' }), 'wok')
    expect(await screen.findByText(catalogCopy.noKitProductsFound)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show all items' }))
    expect(await screen.findByRole('button', { name: `Add ${knife.name}` })).toBeVisible()
    // the link is gone
    expect(screen.getByRole('heading', { name: 'The shelf' })).toHaveFocus()
  })

  test.each([
    ['cannot be read', () => Promise.reject(new Error('down'))],
    ['is empty', () => ({ products: [], page: 1, pages: 0 })],
  ])(
    'that %s gives way to the built-in list, six a page, which nobody can rent',
    async (_case, kitEligible) => {
      const { user } = renderBuilder({ api: { products: { kitEligible } } })
      expect((await screen.findAllByText(catalogCopy.fallbackProductsUsed)).length).toBeGreaterThan(0)
      expect(within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem')).toHaveLength(6)
      expect(screen.getByRole('link', { name: 'All items 21' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Page 4' })).toBeVisible()
      await add(user, "Everyday Chef's Knife")
      expect(saveButton()).toBeDisabled()
      expect(docket().getByText(/Samples cannot be saved/)).toBeVisible()
    },
  )

  test('does not offer what is out of stock', async () => {
    renderBuilder({ products: [{ ...knife, countInStock: 0 }] })
    expect(await screen.findByRole('button', { name: `Out of Stock ${knife.name}` })).toBeDisabled()
  })
})

describe('saving', () => {
  test('an incomplete kit is told what it needs first, and stays a draft', async () => {
    const create = vi.fn((_input: unknown) => sampleKit())
    const { user } = renderBuilder({ kits: { create } })
    await add(user, spoon.name)
    await user.click(saveButton())
    const warning = await within(screen.getByRole('region', { name: /^Notifications/ })).findByText(
      kitsCopy.kitNeedsKnife,
    )
    expect(warning).toBeVisible()
    expect(address()).toBe('/build-kit')
    expect(create).not.toHaveBeenCalled()
    expect(storedDrafts()).toMatchObject({ new: { lines: [{ product: spoon._id }] } })
  })

  test('sends products and quantities, says so, forgets the draft and shows the kits', async () => {
    const create = vi.fn((_input: unknown) => sampleKit())
    const { user } = renderBuilder({ kits: { create } })
    await add(user, ...wholeKit, knife.name)
    await user.dblClick(saveButton())
    expect(await screen.findByText(kitsCopy.kitSaved)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/my-kits'))
    expect(create.mock.calls.map(([input]) => input)).toEqual([
      {
        name: defaultKitName,
        items: [
          { product: knife._id, quantity: 2 },
          { product: pan._id, quantity: 1 },
          { product: spoon._id, quantity: 1 },
        ],
      },
    ])
    expect(storedDrafts()).toEqual({})
  })

  test.each([
    [
      'the server’s sentence',
      new ApiAnswerError({ status: 409, errorCode: 'TOO_MANY_KITS', message: kitsCopy.kitTooManyKits(100) }),
      kitsCopy.kitTooManyKits(100),
    ],
    ['our own', new Error('down'), kitsCopy.kitSaveFailed],
  ])('that fails says so in %s and keeps everything', async (_case, error, message) => {
    const { user } = renderBuilder({ kits: { create: () => Promise.reject(error) } })
    await add(user, ...wholeKit)
    await user.click(saveButton())
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(onCloth()).toHaveLength(3))
    expect(saveButton()).toBeEnabled()
  })

  test('a new kit is saved before it goes into the cart', async () => {
    const kit = sampleKit()
    const { items: _items, ...asked } = sampleItem({ _id: kit._id, name: kit.name, isCustomKit: true })
    const addToCart = vi.fn((_input: unknown) => ({
      ...asked,
      deposit: 45,
      isCustomKit: true as const,
      items: [{ product: knife._id, name: knife.name, quantity: 1, image: '' }],
      lastModified: kit.lastModified,
    }))
    const { user } = renderBuilder({ kits: { create: () => kit, addToCart } })
    await add(user, ...wholeKit)
    await user.click(cartButton())
    expect(await screen.findByText(cartCopy.kitAddedToCart)).toBeVisible()
    expect(await screen.findByText(cartCopy.customKitAddedToCart(kit.name))).toBeVisible()
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(addToCart.mock.calls[0]?.[0]).toEqual({ id: kit._id })
    expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '')).toMatchObject({
      items: [
        { _id: kit._id, isCustomKit: true, kitModified: kit.lastModified, items: [{ name: knife.name }] },
      ],
    })
  })

  test('a kit that was saved but not put into the cart is not made twice', async () => {
    const kit = sampleKit()
    const { user } = renderBuilder({ kits: { create: () => kit, byId: () => kit } })
    await add(user, ...wholeKit)
    await user.click(cartButton())
    expect(await screen.findByText(kitsCopy.kitAddToCartFailed)).toBeVisible()
    await waitFor(() => expect(address()).toBe(`/build-kit/${kit._id}`))
  })
})
