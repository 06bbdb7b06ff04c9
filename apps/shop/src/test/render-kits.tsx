import { screen, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import type { KitProduct } from '@trivet/core/contract/catalog'
import BuildKitRoute from '../routes/build-kit.tsx'
import { knife, pan, sampleTemplate, spoon, whisk } from './kit-samples.ts'
import { renderPage } from './render-page.tsx'
import { sampleSession } from './samples.ts'
import type { TrpcAnswers } from './trpc-handlers.ts'

type Builder = {
  at?: string
  products?: readonly KitProduct[]
  kits?: TrpcAnswers['kits']
  api?: TrpcAnswers
  isSignedIn?: boolean
  hasSeenGuide?: boolean
}

/** The kit builder of someone signed in, with a knife, a pan, a spoon and a whisk in the listing. */
export function renderBuilder({
  at = '/build-kit',
  products = [knife, pan, spoon, whisk],
  kits,
  api,
  isSignedIn = true,
  hasSeenGuide = true,
}: Builder = {}) {
  if (isSignedIn) localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  if (hasSeenGuide) localStorage.setItem(storageKeys.kitGuideSeen, 'true')
  return renderPage({
    path: '/build-kit/:kitId?',
    at,
    Component: BuildKitRoute,
    api: {
      kits: { templates: () => [sampleTemplate()], ...kits },
      ...api,
      products: {
        kitEligible: listingOf(products),
        availability: () => ({ fleet: 9, free: 9, days: [] }),
        ...api?.products,
      },
    },
  })
}

/** Answers like the shop: by category and by words of the name, on one page. */
export function listingOf(products: readonly KitProduct[]) {
  return ({ category, keyword = '' }: { category?: string | undefined; keyword?: string | undefined }) => {
    const found = products.filter(
      (product) =>
        (!category || product.kitCategory === category) && product.name.toLowerCase().includes(keyword),
    )
    return { products: [...found], page: 1, pages: found.length > 0 ? 1 : 0 }
  }
}

export const docket = () => within(screen.getByRole('region', { name: 'Your kit' }))
export const cloth = () => within(screen.getByRole('list', { name: 'Things on your cloth' }))
export const onCloth = () =>
  cloth()
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
export const storedDrafts = (): unknown => JSON.parse(localStorage.getItem(storageKeys.kitDrafts) ?? '{}')
