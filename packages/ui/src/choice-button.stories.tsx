import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ChoiceButton } from './choice-button.tsx'

export default { title: 'Cloth/Choice button', component: ChoiceButton } satisfies Meta

const ranges = ['7 days', '30 days', '12 months']

function Example() {
  const [chosen, setChosen] = useState('30 days')
  return (
    <div role="group" aria-label="Range" className="flex gap-1">
      {ranges.map((range) => (
        <ChoiceButton key={range} isChosen={range === chosen} onChoose={() => setChosen(range)}>
          {range}
        </ChoiceButton>
      ))}
    </div>
  )
}

export const OneOfThree: StoryObj = { render: () => <Example /> }
