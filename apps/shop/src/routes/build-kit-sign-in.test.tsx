import * as kitsCopy from '@trivet/core/copy/kits'
import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { expect, test } from 'vitest'
import { sampleLine } from '../test/kit-samples.ts'
import { onCloth, renderBuilder, storedDrafts } from '../test/render-kits.tsx'

const drafts = { new: { name: 'Dune House', lines: [sampleLine()], base: null, changedAt: 1 } }

test('a draft that is not read yet is not mistaken for an empty cloth', async () => {
  localStorage.setItem(storageKeys.kitDrafts, JSON.stringify(drafts))
  renderBuilder()
  expect(screen.queryByText('An empty cloth.')).toBeNull()
  await waitFor(() => expect(onCloth()).toEqual(["Remove Chef's knife"]))
  expect(storedDrafts()).toEqual(drafts)
})

test('visitors who are signed out are told why they are sent to sign in, and their draft waits', async () => {
  localStorage.setItem(storageKeys.kitDrafts, JSON.stringify(drafts))
  const { unmount } = renderBuilder({ isSignedIn: false })
  expect(await screen.findByText(kitsCopy.kitSignInRequired)).toBeVisible()
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login?redirect=build-kit')
  expect(storedDrafts()).toEqual(drafts)
  unmount()

  renderBuilder()
  expect(await screen.findByRole('textbox', { name: 'Kit name' })).toHaveValue('Dune House')
  await waitFor(() => expect(onCloth()).toEqual(["Remove Chef's knife"]))
})
