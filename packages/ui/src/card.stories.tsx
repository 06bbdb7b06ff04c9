import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'

export default { title: 'Cloth/Card', component: Card } satisfies Meta

const collections = ['essential', 'chef', 'specialty', 'bbq', 'custom'] as const

export const Plain: StoryObj = {
  render: () => <Card className="p-6">$49.00 / week</Card>,
}

export const Stitched: StoryObj = {
  render: () => (
    <Card hem="stitched" className="p-6">
      A kit of your own wears a basting stitch.
    </Card>
  ),
}

export const WeaveEdges: StoryObj = {
  render: () => (
    <div className="grid gap-4">
      {collections.map((collection) => (
        <Card key={collection} className={`weave-edge weave-${collection} p-6 pl-10 capitalize`}>
          {collection}
        </Card>
      ))}
    </div>
  ),
}
