import { privacyPage, rentalAgreementPage, termsPage, versionDay } from '@trivet/core/copy/legal'
import { standardIdentity } from '@trivet/core/company'
import type { CalendarDate } from '@trivet/core/dates'
import { legalVersions } from '@trivet/core/legal'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { SiteFooter } from '../frame/site-footer.tsx'
import { renderPage } from '../test/render-page.tsx'
import PrivacyRoute, { loader as privacyLoader } from './privacy.tsx'
import RentalAgreementRoute, { loader } from './rental-agreement.tsx'
import TermsRoute from './terms.tsx'

const pages: [path: string, Component: ComponentType, page: typeof termsPage, version: CalendarDate][] = [
  ['/terms', TermsRoute, termsPage, legalVersions.terms],
  ['/privacy', PrivacyRoute, privacyPage, legalVersions.privacy],
  ['/rental-agreement', RentalAgreementRoute, rentalAgreementPage, legalVersions.rentalAgreement],
]

test.each(pages)(
  '%s says its version, and leads to each of its sections',
  async (path, Component, pageOf, version) => {
    const page = pageOf(standardIdentity.name)
    renderPage({ path, Component })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(page.title)
    expect(screen.getByText(versionDay(version))).toHaveAttribute('datetime', version)
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

test('an earlier rental agreement says so, and names no late fee', async () => {
  const path = '/rental-agreement/:version?'
  renderPage({ path, at: '/rental-agreement/2026-11-22', Component: RentalAgreementRoute })
  expect(await screen.findByText('Sun, Nov 22, 2026')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Read the version in force' })).toHaveAttribute(
    'href',
    '/rental-agreement',
  )
  expect(screen.queryByText(/late fee/)).not.toBeInTheDocument()
})

test('an earlier privacy notice says so, and names no periods', async () => {
  renderPage({ path: '/privacy/:version?', at: '/privacy/2026-11-22', Component: PrivacyRoute })
  expect(await screen.findByText('Sun, Nov 22, 2026')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: /For how long/ })).not.toBeInTheDocument()
  expect(() => privacyLoader({ params: { version: '2026-11-21' } })).toThrow()
  expect(privacyLoader({ params: {} })).toBeNull()
})

test('the privacy notice names the periods as the shop has set them', async () => {
  renderPage({ path: '/privacy/:version?', at: '/privacy', Component: PrivacyRoute })
  expect(await screen.findByText('Photos of deliveries, pickups and damage: 12 months.')).toBeInTheDocument()
})

test('of a version that never was there is no rental agreement', () => {
  expect(() => loader({ params: { version: '2026-11-21' } })).toThrow()
  expect(loader({ params: {} })).toBeNull()
})

test('the footer leads to all three', async () => {
  renderPage({ path: '/', Component: SiteFooter })
  const legal = within(await screen.findByRole('navigation', { name: 'Legal' }))
  expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    pages.map(([path]) => path),
  )
})
