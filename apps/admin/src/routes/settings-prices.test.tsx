import { toStaffFacts, type StaffSettings } from '@trivet/core/contract/settings'
import { settingsRefusals } from '@trivet/core/copy/settings'
import { addDays, calendarDate } from '@trivet/core/dates'
import { standardSettings } from '@trivet/core/settings'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { now } from '../lib/clock.ts'
import { openAdmin } from '../test/open-admin.tsx'

// two areas are enough: New York and Miami
const shop = { ...standardSettings, serviceAreas: standardSettings.serviceAreas.slice(0, 2) }
const today = calendarDate(now().toISOString().slice(0, 10))
const [first, last] = [addDays(today, 30), addDays(today, 43)]
const summer = {
  id: 'summer',
  name: 'Summer',
  firstDay: first,
  lastDay: last,
  basisPoints: 1500,
  areaIds: [] as string[],
}

const present = (priceRules: Partial<StaffSettings['settings']['priceRules']> = {}): StaffSettings => {
  const settings = toStaffFacts(shop, { version: 3 })
  return {
    settings: { ...settings, priceRules: { ...settings.priceRules, ...priceRules } },
    savedAt: null,
    savedBy: null,
  }
}

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

type Saved = { settings: { priceRules?: unknown } }

function open(settings = present()) {
  const saved: Saved[] = []
  const opened = openAdmin({
    path: '/settings',
    answers: {
      settings: {
        get: () => settings,
        save: (input) => {
          saved.push(input)
          return settings
        },
      },
      products: { list: () => ({ products: [kit], page: 1, pages: 1, total: 1 }) },
      stock: {
        depots: () => ({ depots: [{ _id: 'main', name: 'Los Angeles', isClosed: false, postalCode: '' }] }),
      },
    },
  })
  return { ...opened, saved }
}

const rules = async () => {
  const title = await screen.findByText('Prices by date')
  return within(title.closest('section')!)
}
const preview = () => screen.getByText('What changes').closest('section')

test('a shop without rules says so of each kind', async () => {
  open()
  const section = await rules()
  expect(section.getByText('No season: every day costs the same.')).toBeInTheDocument()
  expect(section.getByText('Nothing is off for a long stay.')).toBeInTheDocument()
  expect(section.getByText('A rental may be of one day.')).toBeInTheDocument()
})

test('a season is added, and shown in the price of a kit before it is saved', async () => {
  const { user, saved } = open()
  const section = await rules()
  await user.click(section.getByText('Add a season'))
  await user.type(section.getByLabelText('Season'), 'Summer')
  await user.type(section.getByLabelText('First day'), first)
  await user.type(section.getByLabelText('Last day'), last)
  await user.type(section.getByLabelText('Percent'), '15')
  await user.click(section.getByText('Everywhere'))
  await user.click(section.getByLabelText('New York City area'))
  expect(preview()).toHaveTextContent(/Summer \+15%, .* in New York City area/)
  // 15% of 140.00 for two weeks
  expect(preview()).toHaveTextContent('Summer +15%: $0.00 → becomes $21.00')
  await user.click(screen.getByText('Save settings'))
  await screen.findByText('Settings saved')
  expect(saved).toMatchObject([
    {
      settings: {
        priceRules: {
          seasons: [
            {
              name: 'Summer',
              firstDay: first,
              lastDay: last,
              basisPoints: 1500,
              areaIds: ['new-york-city-area'],
            },
          ],
        },
      },
    },
  ])
})

test('long stays and minimum days are added, and taken off again', async () => {
  const { user, saved } = open(present({ longStays: [{ fromDays: 14, basisPoints: 500 }] }))
  const section = await rules()
  await user.click(section.getByText('Add a long stay'))
  await user.type(section.getAllByLabelText('From days')[1]!, '28')
  await user.type(section.getAllByLabelText('Percent off')[1]!, '10')
  await user.click(section.getByLabelText('Remove long stay 1'))
  await user.click(section.getByText('Add minimum days'))
  await user.type(section.getByLabelText('At least days'), '5')
  await user.type(section.getByLabelText('First delivery day'), first)
  await user.type(section.getByLabelText('Last delivery day'), last)
  expect(preview()).toHaveTextContent('from 14 days −5% → becomes from 28 days −10%')
  await user.click(screen.getByText('Save settings'))
  await screen.findByText('Settings saved')
  expect(saved).toMatchObject([
    {
      settings: {
        priceRules: {
          seasons: [],
          longStays: [{ fromDays: 28, basisPoints: 1000 }],
          minimumDays: [{ firstDay: first, lastDay: last, days: 5, areaIds: [] }],
        },
      },
    },
  ])
})

test('what is wrong with a rule stands at its field, and nothing is sent', async () => {
  const { user, saved } = open(present({ seasons: [{ ...summer, areaIds: ['atlantis'] }] }))
  const section = await rules()
  await user.clear(section.getByLabelText('Percent'))
  await user.type(section.getByLabelText('Percent'), '-60')
  await user.click(screen.getByText('Save settings'))
  expect(section.getByText(settingsRefusals.seasonPercent)).toBeInTheDocument()
  expect(section.getByText(settingsRefusals.ruleAreas)).toBeInTheDocument()
  expect(saved).toEqual([])
  await user.click(section.getByLabelText('atlantis, which is gone'))
  await user.clear(section.getByLabelText('Percent'))
  await user.type(section.getByLabelText('Percent'), '−10')
  await user.click(screen.getByText('Save settings'))
  await screen.findByText('Settings saved')
  expect(saved).toMatchObject([
    { settings: { priceRules: { seasons: [{ basisPoints: -1000, areaIds: [] }] } } },
  ])
})

test('a calendar tells what each day costs, in words as well', async () => {
  const minimumDays = [{ firstDay: first, lastDay: first, days: 5, areaIds: ['new-york-city-area'] }]
  const { user } = open(present({ seasons: [summer], minimumDays }))
  const section = await rules()
  await user.click(section.getByText(/^What each day costs/))
  expect(section.getAllByText('+15%')).toHaveLength(14)
  expect(section.queryByText('at least 5 days')).toBeNull()
  await user.selectOptions(section.getByLabelText('Where'), 'New York City area')
  expect(section.getByText('at least 5 days')).toBeInTheDocument()
})
