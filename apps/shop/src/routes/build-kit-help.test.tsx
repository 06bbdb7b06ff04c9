import * as kitsCopy from '@trivet/core/copy/kits'
import { screen, waitFor } from '@testing-library/react'

import { expect, test } from 'vitest'
import { knife, sampleTemplate } from '../test/kit-samples.ts'
import { docket, onCloth, renderBuilder } from '../test/render-kits.tsx'

// parts of the page that load when they are first asked for
const layOut = { name: /Lay it out.*Pasta Night/ }
const openTemplates = async () => screen.findByRole('button', { name: 'Quick start' })

test('the guide opens on the first visit, is walked by arrow keys, and does not come again', async () => {
  const { user, unmount } = renderBuilder({ hasSeenGuide: false })
  expect(await screen.findByRole('dialog', { name: 'This is your cloth' })).toHaveAccessibleDescription(
    'Step 1 of 5',
  )
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Step 2 of 5')
  for (const _step of [3, 4, 5]) await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Start building' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()

  renderBuilder({ hasSeenGuide: false })
  expect(await screen.findByText('An empty cloth.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the guide can be left with Escape and opened again', async () => {
  const { user } = renderBuilder({ hasSeenGuide: false })
  await screen.findByRole('dialog', { name: 'This is your cloth' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Guide' }))
  expect(await screen.findByRole('dialog', { name: 'This is your cloth' })).toBeVisible()
})

test('a template is laid out at once on an empty cloth', async () => {
  const { user } = renderBuilder()
  await user.click(await openTemplates())
  await user.click(await screen.findByRole('button', layOut))
  await waitFor(() => expect(onCloth()).toHaveLength(3))
  expect(docket().getByRole('textbox', { name: 'Kit name' })).toHaveValue('Pasta Night')
})

test('a template asks before it replaces a kit, and can be undone', async () => {
  const { user } = renderBuilder()
  await user.click(await screen.findByRole('button', { name: `Add ${knife.name}` }))
  await user.click(await openTemplates())
  await user.click(await screen.findByRole('button', layOut))
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(onCloth()).toHaveLength(1))

  await user.click(await openTemplates())
  await user.click(await screen.findByRole('button', layOut))
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(onCloth()).toHaveLength(3))
  const undo = (await screen.findAllByRole('button', { name: 'Undo' })).at(-1)
  if (undo) await user.click(undo)
  await waitFor(() => expect(onCloth()).toEqual([`Remove ${knife.name}`]))
})

test.each([['holds nothing', () => [sampleTemplate({ items: [] })]]])(
  'a template that %s cannot be applied, and says so',
  async (_case, templates) => {
    const { user } = renderBuilder({ kits: { templates } })
    await user.click(await openTemplates())
    await user.click(await screen.findByRole('button', layOut))
    expect(await screen.findByText(kitsCopy.templateApplyFailed)).toBeVisible()
    await waitFor(() => expect(onCloth()).toEqual([]))
  },
)

test('templates that cannot be read say so, with Retry', async () => {
  let isDown = true
  const templates = () => (isDown ? Promise.reject(new Error('down')) : [sampleTemplate()])
  const { user } = renderBuilder({ kits: { templates } })
  await user.click(await openTemplates())
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('button', layOut)).toBeVisible()
})
