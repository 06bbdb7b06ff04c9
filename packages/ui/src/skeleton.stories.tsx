import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

export default { title: 'Cloth/Skeleton', component: Skeleton } satisfies Meta

export const Card: StoryObj = {
  render: () => (
    <SkeletonGroup className="grid max-w-80 gap-3" label="Loading the kit">
      <Skeleton className="h-60" />
      <Skeleton />
      <Skeleton className="w-1/2" />
    </SkeletonGroup>
  ),
}
