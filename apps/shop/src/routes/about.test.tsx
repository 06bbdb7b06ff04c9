import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aboutNotes } from '../features/about/guest-notes.ts'
import { team } from '../features/about/team.ts'
import { renderPage } from '../test/render-page.tsx'
import AboutRoute from './about.tsx'

const renderAbout = () => renderPage({ path: '/about', Component: AboutRoute })

test('tells the story, six values, six people and four guests', () => {
  renderAbout()
  expect(screen.getByRole('heading', { level: 2, name: 'You know this drawer' })).toBeVisible()
  const countIn = (name: string, role: string) =>
    within(screen.getByRole('region', { name })).getAllByRole(role).length
  expect(countIn('Six threads we do not drop', 'listitem')).toBe(6)
  expect(countIn('Six pairs of hands', 'article')).toBe(6)
  expect(countIn('Left on the counter', 'figure')).toBe(4)
})

test('people who do not exist are samples in the data and on the page', () => {
  renderAbout()
  expect([...team, ...aboutNotes].every(({ isSample }) => isSample)).toBe(true)
  expect(screen.getByText('Sample profiles')).toBeVisible()
  expect(screen.getByText(/^Sample notes/)).toBeVisible()
})

test('leads back home and on to booking', () => {
  renderAbout()
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Book your kit' })).toHaveAttribute('href', '/booking')
})
