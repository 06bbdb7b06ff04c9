import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from './popover.tsx'

export default { title: 'Cloth/Popover', component: PopoverContent } satisfies Meta

export const Open: StoryObj = {
  render: () => (
    <Popover defaultOpen>
      <PopoverTrigger render={<Button variant="secondary" />}>Damage protection</PopoverTrigger>
      <PopoverContent className="p-4">
        <PopoverTitle>Damage protection</PopoverTitle>
        <p>Covers a chipped pan or a lost spoon.</p>
      </PopoverContent>
    </Popover>
  ),
}
