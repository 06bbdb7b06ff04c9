import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateRangeField, type DateRange, type DateRangeFieldProps } from './date-range-field.tsx'

export default { title: 'Tools/Date range', component: DateRangeField } satisfies Meta

const open: DateRange = { start: null, end: null }

function Trip({ from = open, ...props }: Partial<DateRangeFieldProps> & { from?: DateRange }) {
  const [value, setValue] = useState(from)
  return (
    <DateRangeField
      startLabel="Start date"
      endLabel="End date"
      invalidMessage="Date input not valid."
      today="2027-06-01"
      value={value}
      onChange={setValue}
      {...props}
    />
  )
}

const pressCalendar: StoryObj['play'] = async ({ canvasElement }) => {
  canvasElement.querySelector<HTMLButtonElement>('button')?.click()
}

export const Empty: StoryObj = { render: () => <Trip /> }

export const AWeek: StoryObj = {
  render: () => <Trip from={{ start: '2027-06-10', end: '2027-06-17' }} />,
}

export const Open: StoryObj = {
  render: () => <Trip from={{ start: '2027-06-10', end: '2027-06-17' }} />,
  play: pressCalendar,
}

export const TooSoon: StoryObj = {
  render: () => (
    <Trip
      minDate="2027-06-03"
      reasons={{ tooEarly: 'We need more notice for that day: please choose a later start date' }}
    />
  ),
  play: pressCalendar,
}

export const SoldOutDays: StoryObj = {
  render: () => (
    <Trip
      dayState={(day) =>
        day >= '2027-06-14' && day <= '2027-06-16'
          ? { disabled: true, reason: 'Sold out' }
          : { disabled: false }
      }
    />
  ),
  play: pressCalendar,
}
