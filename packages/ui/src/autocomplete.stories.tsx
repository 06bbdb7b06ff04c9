import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Autocomplete } from './autocomplete.tsx'

export default { title: 'Cloth/Autocomplete', component: Autocomplete } satisfies Meta

const groups = [
  {
    title: 'Fruit',
    items: [
      { id: 'apple', label: 'Apple' },
      { id: 'pear', label: 'Pear' },
    ],
  },
  { title: 'Vegetables', items: [{ id: 'leek', label: 'Leek' }] },
]

function Example() {
  const [text, setText] = useState('')
  const fitting = groups
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    <Autocomplete
      label="Search"
      placeholder="A name…"
      value={text}
      onValueChange={setText}
      groups={fitting}
      renderItem={({ label }) => label}
      onChoose={({ label }) => setText(label)}
    />
  )
}

export const Groups: StoryObj = { render: () => <Example /> }
