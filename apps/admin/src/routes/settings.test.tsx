import * as addressCopy from '@trivet/core/copy/address'
import { screen, waitFor, within } from '@testing-library/react'
import { toStaffFacts, type StaffSettings } from '@trivet/core/contract/settings'
import { sampleCompany } from '@trivet/core/company'
import { settingsRefusals } from '@trivet/core/copy/settings'
import * as stockCopy from '@trivet/core/copy/stock'
import { standardSettings } from '@trivet/core/settings'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

// two areas are enough: New York and Miami
const serviceAreas = standardSettings.serviceAreas.slice(0, 2)
const shop = { ...standardSettings, serviceAreas }

const present = (change: Partial<StaffSettings['settings']> = {}, version = 3): StaffSettings => ({
  settings: { ...toStaffFacts(shop, { version }), ...change },
  savedAt: '2026-12-01T18:00:00.000Z',
  savedBy: 'Olive Owner',
})

const kit = {
  _id: 'e'.repeat(24),
  slug: 'essential-kit',
  name: 'Essential Kit',
  price: 70,
  image: 'essential-kit',
  category: 'Essential',
  countInStock: 5,
  rating: 0,
  numReviews: 0,
  isPopular: true,
  description: 'Everything for a week of dinners',
  kitCategory: null,
} as const

const main = { _id: 'main', name: 'Los Angeles', isClosed: false, postalCode: '' }
const north = { _id: 'a'.repeat(24), name: 'North', isClosed: false, postalCode: '' }

function open(settings: Answers['settings'], stock: Answers['stock'] = {}) {
  const list = () => ({ products: [kit], page: 1, pages: 1, total: 1 })
  return openAdmin({
    path: '/settings',
    answers: {
      settings: { get: () => present(), ...settings },
      products: { list },
      stock: { depots: () => ({ depots: [main] }), ...stock },
    },
  })
}

// by label: to look for roles in so large a form takes seconds
const field = (label: string | RegExp) => screen.findByLabelText(label)
const fields = (label: string) => screen.getAllByLabelText(label)

test('shows what is set, who set it and when', async () => {
  open({})
  expect(await field('Tax, %')).toHaveValue('8.25')
  expect(screen.getByLabelText('Delivery fee, $')).toHaveValue('15.00')
  expect(screen.getByText(/by Olive Owner/)).toHaveTextContent('Dec 1, 2026')
  expect(fields('ZIP codes')).toHaveLength(2)
  expect(screen.getByText('Nothing yet.')).toBeInTheDocument()
})

test('lets staff choose by whose days money counts', async () => {
  const { user } = open({})
  await user.selectOptions(await field('Time zone of the shop'), 'Pacific/Honolulu')
  const preview = screen.getByText('What changes').closest('section')
  expect(preview).toHaveTextContent('America/Los_Angeles →')
  expect(preview).toHaveTextContent('Pacific/Honolulu')
})

test('tells what changes before it is saved, also in the price of a kit', async () => {
  const { user } = open({})
  await user.clear(await field('Tax, %'))
  await user.type(await field('Tax, %'), '9')
  const preview = screen.getByText('What changes').closest('section')
  expect(preview).toHaveTextContent('8.25% →')
  expect(preview).toHaveTextContent('A 7-day Essential Kit goes from $90.78 to $91.30')
})

test('saves over the version that was seen, and says so', async () => {
  const saved: unknown[] = []
  const { user } = open({
    save: (input) => {
      saved.push(input)
      return present({ leadTimeDays: 2 }, 4)
    },
  })
  await user.clear(await field(/Lead time/))
  await user.type(await field(/Lead time/), '2')
  await user.click(screen.getByText('Save settings'))
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(saved).toMatchObject([{ version: 3, settings: { leadTimeDays: 2, taxBasisPoints: 825 } }])
  expect(screen.getByText('Nothing yet.')).toBeInTheDocument()
})

test('what one account may hold unpaid is set apart from what one address may', async () => {
  const saved: unknown[] = []
  const { user } = open({
    save: (input) => {
      saved.push(input)
      return present({}, 4)
    },
  })
  await field(/Lead time/)
  const address = within(screen.getByRole('group', { name: 'To one address, whoever orders' }))
  await user.clear(address.getByLabelText(/Orders/))
  await user.type(address.getByLabelText(/Orders/), '5')
  await user.click(screen.getByText('Save settings'))
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(saved).toMatchObject([
    { settings: { unpaidHolds: { account: { orders: 2 }, address: { orders: 5, units: 20, days: 60 } } } },
  ])
})

test('a field speaks up when it is left, and saving leads to the first that is wrong', async () => {
  const { user } = open({})
  await user.clear(await field('Delivery fee, $'))
  expect(screen.queryByText(settingsRefusals.deliveryPrice)).toBeNull()
  await user.tab()
  expect(screen.getByText(settingsRefusals.deliveryPrice)).toBeInTheDocument()

  const [, miami] = fields('ZIP codes')
  await user.clear(miami!)
  await user.type(miami!, '101')
  await user.click(screen.getByText('Save settings'))
  expect(screen.getByText(settingsRefusals.sharedZips('101', 'New York City area'))).toBeInTheDocument()
  expect(await field('Delivery fee, $')).toHaveFocus()
})

type SavedAreas = {
  settings: {
    serviceAreas: {
      name: string
      zipRanges: string[]
      depot?: string | undefined
      deliveryPrice?: number | null | undefined
    }[]
  }
}

test('an area is given a fee of its own, and a slip stands at its field', async () => {
  const saved: SavedAreas[] = []
  const { user } = open({
    save: (input) => {
      saved.push(input)
      return present({}, 4)
    },
  })
  await user.click((await screen.findAllByText(/^Fee, days and windows/))[0]!)
  await user.type(screen.getByLabelText('Delivery fee here, $'), '19')
  await user.type(screen.getByLabelText('Any time, 9am to 3pm'), '-1')
  await user.click(screen.getByText('Save settings'))
  expect(screen.getByText(settingsRefusals.windows)).toBeInTheDocument()
  expect(saved).toEqual([])
  await user.clear(screen.getByLabelText('Any time, 9am to 3pm'))
  await user.click(screen.getByLabelText('Sun'))
  expect(screen.getByText('What changes').closest('section')).toHaveTextContent(
    'delivery $19.00 · closed Sun',
  )
  await user.click(screen.getByText('Save settings'))
  await screen.findByText('Settings saved')
  expect(saved[0]?.settings.serviceAreas.map(({ deliveryPrice }) => deliveryPrice)).toEqual([19, null])
})

test('areas are added and removed', async () => {
  const saved: SavedAreas[] = []
  const { user } = open({
    save: (input) => {
      saved.push(input)
      return present({}, 4)
    },
  })
  await user.click(await screen.findByLabelText('Remove Miami and South Florida'))
  await user.click(screen.getByText('Add an area'))
  await user.type(fields('Name').at(-1)!, 'Texas')
  await user.type(fields('ZIP codes').at(-1)!, '733, 750–779')
  await user.click(screen.getByText('Save settings'))
  await screen.findByText('Settings saved')
  const names = saved[0]?.settings.serviceAreas.map(({ name }) => name)
  expect(names?.slice(-2)).toEqual(['New York City area', 'Texas'])
  expect(saved[0]?.settings.serviceAreas.at(-1)?.zipRanges).toEqual(['733', '750-779'])
})

test('says that no company is set, refuses half of one at its fields, and saves it whole', async () => {
  const saved: { settings: { company?: unknown } }[] = []
  const { user } = open({
    save: (input) => {
      saved.push(input)
      return present({ company: sampleCompany }, 4)
    },
  })
  await user.type(await field('Legal name'), sampleCompany.legalName)
  expect(screen.getByText(/Not set yet. Invoices, mails and legal pages/)).toBeInTheDocument()
  await user.click(screen.getByText('Save settings'))
  expect(screen.getByText(settingsRefusals.companyStreet)).toBeInTheDocument()
  expect(await field('Street')).toHaveFocus()
  expect(saved).toEqual([])

  await user.type(await field('Street'), sampleCompany.street)
  await user.type(await field('City'), sampleCompany.city)
  await user.type(await field('State'), 'CA')
  await user.type(await field('ZIP code'), sampleCompany.postalCode)
  await user.type(await field('Tax id'), '00-0000000')
  await user.type(await field('Support email'), sampleCompany.supportEmail)
  expect(screen.getByText(settingsRefusals.stateNotOfZip('78704'))).toBeInTheDocument()
  await user.clear(await field('State'))
  await user.type(await field('State'), 'TX')
  const preview = screen.getByText('What changes').closest('section')
  expect(preview).toHaveTextContent('100 Sample Street, Austin, TX 78704, United States')
  await user.click(screen.getByText('Save settings'))
  await screen.findByText('Settings saved')
  expect(saved[0]?.settings.company).toEqual(sampleCompany)
  expect(screen.queryByText(/Not set yet/)).toBeNull()
})

test('who leaves with something unsaved is asked first', async () => {
  const { user, location } = open({})
  await user.clear(await field('Tax, %'))
  await user.type(await field('Tax, %'), '9')
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await user.click(question.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(location().pathname).toBe('/settings'))
  expect(await field('Tax, %')).toHaveValue('9')
})

test('somebody else’s settings are compared with mine, and nothing typed is lost', async () => {
  let isChanged = false
  const { user } = open({
    get: () => (isChanged ? present({ deliveryPrice: 20 }, 4) : present()),
    save: () => {
      isChanged = true
      throw new Refusal(409, 'SETTINGS_CHANGED', 'The settings were changed by somebody else meanwhile')
    },
  })
  await user.clear(await field('Tax, %'))
  await user.type(await field('Tax, %'), '9')
  await user.click(screen.getByText('Save settings'))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('changed by somebody else')
  expect(alert).toHaveFocus()
  await user.click(within(alert).getByRole('button', { name: 'Compare mine with theirs' }))
  await waitFor(() => expect(screen.getByLabelText('Delivery fee, $')).toHaveValue('20.00'))
  expect(await field('Tax, %')).toHaveValue('9')
  const preview = screen.getByText('What changes').closest('section')
  expect(preview).toHaveTextContent('8.25% → becomes 9%')
  expect(preview).not.toHaveTextContent('Delivery fee')
})

test('a failure is told, and can be tried again', async () => {
  const { user } = open({
    save: () => {
      throw new Refusal(503, 'UNAVAILABLE', 'down')
    },
  })
  await user.click(await screen.findByText('Save settings'))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved')
})

test('an area chooses among the open depots, and one that was closed meanwhile is told at its field', async () => {
  const saved: SavedAreas[] = []
  const path = 'settings.serviceAreas.0.depot'
  const { user } = open(
    {
      save: (input) => {
        saved.push(input)
        const errors = [{ path, message: settingsRefusals.depot }]
        throw new Refusal(400, 'INVALID_INPUT', settingsRefusals.depot, {
          errors,
        })
      },
    },
    {
      depots: () => ({
        depots: [main, north, { _id: 'b'.repeat(24), name: 'Old', isClosed: true, postalCode: '' }],
      }),
    },
  )
  await user.click((await screen.findAllByText(/^Fee, days and windows/))[0]!)
  const depot = screen.getByLabelText<HTMLSelectElement>('Depot')
  expect([...depot.options].map(({ text }) => text)).toEqual(['Los Angeles', 'North'])
  await user.selectOptions(depot, 'North')
  expect(screen.getByText('What changes').closest('section')).toHaveTextContent('depot North')
  await user.click(screen.getByText('Save settings'))
  await waitFor(() => expect(depot).toHaveAccessibleDescription(settingsRefusals.depot))
  expect(saved[0]?.settings.serviceAreas.map((area) => area.depot)).toEqual([north._id, 'main'])
})

test('a depot is added, and one that cannot be closed says why', async () => {
  const refusal = stockCopy.depotServes('Chicago')
  let depots = [main]
  const seenBefore: unknown[] = []
  const { user } = open(
    {},
    {
      depots: () => ({ depots }),
      saveDepot: ({ id, name, isClosed = false, postalCode = '', seen }) => {
        seenBefore.push(seen)
        if (isClosed) throw new Refusal(409, 'STOCK_REFUSED', refusal)
        const saved = { _id: id, name, isClosed, postalCode }
        depots = [main, saved]
        return saved
      },
    },
  )
  expect(await screen.findByText(/With a second one/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Depot')).toBeNull()
  await user.click(screen.getByText('Add a depot'))
  const dialog = () => within(screen.getByRole('dialog'))
  await user.click(dialog().getByText('Add depot'))
  expect(dialog().getByText(stockCopy.depotNameNeeded)).toBeInTheDocument()
  await user.type(dialog().getByLabelText('Name'), 'North')
  await user.type(dialog().getByLabelText(/ZIP code/), '787')
  await user.click(dialog().getByText('Add depot'))
  expect(dialog().getByText(addressCopy.zipUnreadable)).toBeInTheDocument()
  await user.type(dialog().getByLabelText(/ZIP code/), '44')
  await user.click(dialog().getByText('Add depot'))
  await user.click(await screen.findByText('North', { selector: '.sr-only' }))
  expect(dialog().getByLabelText(/ZIP code/)).toHaveValue('78744')
  await user.click(dialog().getByLabelText('Closed'))
  await user.click(dialog().getByText('Save depot'))
  expect(await dialog().findByText(refusal)).toBeInTheDocument()
  expect(seenBefore).toEqual([undefined, { name: 'North', postalCode: '78744', isClosed: false }])
})
