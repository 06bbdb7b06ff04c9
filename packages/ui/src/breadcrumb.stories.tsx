import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './breadcrumb.tsx'

export default { title: 'Tools/Breadcrumb', component: Breadcrumb } satisfies Meta

export const ThreeDeep: StoryObj = {
  render: () => (
    <Breadcrumb
      items={[
        { label: 'Home', href: '#home' },
        { label: 'Catalog', href: '#catalog' },
        { label: "Chef's Kit" },
      ]}
    />
  ),
}
