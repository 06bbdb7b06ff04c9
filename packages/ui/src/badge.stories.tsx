import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'

export default { title: 'Tools/Badge', component: Badge } satisfies Meta

const words = {
  success: 'Paid',
  warning: 'Pending',
  danger: 'Cancelled',
  info: 'Dispatched',
  neutral: 'Completed',
} as const

export const Tones: StoryObj = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {(Object.keys(words) as (keyof typeof words)[]).map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </div>
  ),
}
