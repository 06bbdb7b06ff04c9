import { column } from '@trivet/ui/data-table'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

type Pan = { name: string; width: string }

const columns = [
  column('Pan', (pan: Pan) => pan.name),
  column('Width', (pan: Pan) => pan.width),
  column('Wash', () => <button type="button">Wash</button>),
]
const pans = [{ name: 'Skillet', width: '26 cm' }]

async function renderPans(screenWidth: 'wide' | 'narrow', rows: Pan[]) {
  const list = Object.assign(new EventTarget(), { matches: screenWidth === 'wide' })
  vi.stubGlobal('matchMedia', () => list)
  vi.resetModules()
  const { RecordTable } = await import('./record-table.tsx')
  render(
    <MemoryRouter>
      <RecordTable
        columns={columns}
        rows={rows}
        rowKey={(pan) => pan.name}
        rowPath={(pan) => `/pans/${pan.name}`}
        caption="Pans"
        empty="No pans"
      />
      <Place />
    </MemoryRouter>,
  )
}

function Place() {
  return <output>{useLocation().pathname}</output>
}

afterEach(() => vi.unstubAllGlobals())

test('is a table on a wide screen', async () => {
  await renderPans('wide', pans)
  expect(within(screen.getByRole('table', { name: 'Pans' })).getByText('26 cm')).toBeInTheDocument()
})

test('is a list of cards on a narrow one, each field with its name', async () => {
  await renderPans('narrow', pans)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  const card = within(screen.getByRole('list', { name: 'Pans' })).getByRole('listitem')
  expect(card).toHaveTextContent('SkilletWidth26 cmWashWash')
})

test.each(['wide', 'narrow'] as const)('says on a %s screen that there is nothing', async (width) => {
  await renderPans(width, [])
  expect(screen.getByText('No pans')).toBeInTheDocument()
})

test('a press anywhere on a row leads to what it shows, on its head nowhere', async () => {
  await renderPans('wide', pans)
  await userEvent.click(screen.getByRole('columnheader', { name: 'Width' }))
  // beside a button, and with the key for a new tab
  await userEvent.click(screen.getByRole('button', { name: 'Wash' }).closest('td')!)
  fireEvent.click(screen.getByText('26 cm'), { ctrlKey: true })
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/)
  await userEvent.click(screen.getByText('26 cm'))
  expect(screen.getByRole('status')).toHaveTextContent('/pans/Skillet')
})
