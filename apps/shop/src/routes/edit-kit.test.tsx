import * as kitsCopy from '@trivet/core/copy/kits'
import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { expect, test, vi } from 'vitest'
import { sampleKit, sampleLine, whisk } from '../test/kit-samples.ts'
import { docket, onCloth, renderBuilder, storedDrafts } from '../test/render-kits.tsx'
import { ApiAnswerError } from '../test/trpc-handlers.ts'

const kit = sampleKit()
const at = `/build-kit/${kit._id}`
const changed = new ApiAnswerError({
  status: 409,
  errorCode: 'KIT_CHANGED',
  message: kitsCopy.kitChangedElsewhere,
})
const newer = sampleKit({ name: 'Changed on the phone', lastModified: '2027-05-02T09:00:00.000Z' })
const address = () => screen.getByLabelText('Address').textContent
const save = () => docket().getByRole('button', { name: 'Save kit' })
const addWhisk = () => screen.findByRole('button', { name: `Add ${whisk.name}` })

test('a saved kit is laid out, changed and saved with the moment it was read', async () => {
  const update = vi.fn((_input: unknown) => kit)
  const { user } = renderBuilder({ at, kits: { byId: () => kit, update } })
  await user.click(await addWhisk())
  await waitFor(() => expect(onCloth()).toHaveLength(4))
  expect(docket().getByRole('textbox', { name: 'Kit name' })).toHaveValue(kit.name)
  await user.click(save())
  expect(await screen.findByText(kitsCopy.kitUpdated)).toBeVisible()
  await waitFor(() => expect(address()).toBe('/my-kits'))
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    id: kit._id,
    lastModified: kit.lastModified,
    items: [{}, {}, {}, { product: whisk._id, quantity: 1 }],
  })
  expect(storedDrafts()).toEqual({})
})

test('what is laid on while the kit is being saved is not lost with the answer', async () => {
  let answer = () => {}
  const later = { ...kit, lastModified: '2027-05-01T10:00:00.000Z' }
  const update = vi.fn((_input: unknown) => new Promise<typeof kit>((done) => (answer = () => done(later))))
  const { user } = renderBuilder({ at, kits: { byId: () => kit, update } })
  await user.click(await addWhisk())
  await user.click(save())
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  await user.click(await addWhisk())
  answer()
  expect(await screen.findByText(kitsCopy.kitUpdated)).toBeVisible()
  await waitFor(() => expect(address()).toBe(at))
  await waitFor(() => expect(onCloth()).toHaveLength(5))
  expect(storedDrafts()).toMatchObject({
    [kit._id]: { base: later.lastModified, lines: [{}, {}, {}, { product: whisk._id, quantity: 2 }] },
  })
  await user.click(save())
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[0]).toMatchObject({ lastModified: later.lastModified })
})

test('changes that were not saved are there again, beside those of another kit', async () => {
  const drafts = {
    [kit._id]: { name: 'Half done', lines: [sampleLine()], base: kit.lastModified, changedAt: 2 },
    new: { name: 'Another', lines: [], base: null, changedAt: 1 },
  }
  localStorage.setItem(storageKeys.kitDrafts, JSON.stringify(drafts))
  renderBuilder({ at, kits: { byId: () => kit } })
  expect(await screen.findByRole('textbox', { name: 'Kit name' })).toHaveValue('Half done')
  await waitFor(() => expect(onCloth()).toHaveLength(1))
})

test('a kit that cannot be read says so and leaves a new cloth', async () => {
  renderBuilder({ at, kits: { byId: () => Promise.reject(new Error('down')) } })
  expect(await screen.findByText(kitsCopy.kitLoadFailed)).toBeVisible()
  await waitFor(() => expect(address()).toBe('/build-kit'))
  expect(await screen.findByText('An empty cloth.')).toBeVisible()
})

test('after a change elsewhere, Reload takes the saved kit and leaves the own one under Undo', async () => {
  let isChanged = false
  const update = () => {
    isChanged = true
    return Promise.reject(changed)
  }
  const { user } = renderBuilder({ at, kits: { byId: () => (isChanged ? newer : kit), update } })
  await user.click(await addWhisk())
  await user.click(save())
  expect(await screen.findByText(kitsCopy.kitChangedElsewhere)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  const name = docket().getByRole('textbox', { name: 'Kit name' })
  await waitFor(() => expect(name).toHaveValue(newer.name))
  await waitFor(() => expect(onCloth()).toHaveLength(3))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(onCloth()).toHaveLength(4))
})

test('after a change elsewhere, Keep mine saves over it', async () => {
  const update = vi.fn((input: { lastModified?: string | null | undefined }) =>
    input.lastModified === newer.lastModified ? newer : Promise.reject(changed),
  )
  let reads = 0
  const byId = () => (reads++ === 0 ? kit : newer)
  const { user } = renderBuilder({ at, kits: { byId, update } })
  await user.click(await addWhisk())
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText(kitsCopy.kitUpdated)).toBeVisible()
  expect(update).toHaveBeenCalledTimes(2)
})
