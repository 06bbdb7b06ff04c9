import { privacyPage, rentalAgreementPage, termsPage } from '@trivet/core/copy/legal'
import { standardIdentity } from '@trivet/core/company'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { SiteFooter } from '../frame/site-footer.tsx'
import { renderPage } from '../test/render-page.tsx'
import PrivacyRoute from './privacy.tsx'
import RentalAgreementRoute from './rental-agreement.tsx'
import TermsRoute from './terms.tsx'

const pages: [path: string, Component: ComponentType, page: typeof termsPage][] = [
  ['/terms', TermsRoute, termsPage],
  ['/privacy', PrivacyRoute, privacyPage],
  ['/rental-agreement', RentalAgreementRoute, rentalAgreementPage],
]

test.each(pages)(
  '%s says its version, and leads to each of its sections',
  async (path, Component, pageOf) => {
    const page = pageOf(standardIdentity.name)
    renderPage({ path, Component })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(page.title)
    expect(screen.getByText('Sun, Nov 22, 2026')).toHaveAttribute('datetime', '2026-11-22')
    const sections = within(screen.getByRole('navigation', { name: 'Sections' }))
    for (const { id, title } of page.sections) {
      expect(sections.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`)
      expect(document.getElementById(id)).toHaveTextContent(title)
    }
  },
)

test.each(pages)('%s names the shop as it is called', (_path, _Component, pageOf) => {
  const words = JSON.stringify(pageOf('Harbor Kitchens'))
  expect(words).toContain('Harbor Kitchens')
  expect(words).not.toContain(standardIdentity.name)
})

test('the footer leads to all three', async () => {
  renderPage({ path: '/', Component: SiteFooter })
  const legal = within(await screen.findByRole('navigation', { name: 'Legal' }))
  expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    pages.map(([path]) => path),
  )
})
