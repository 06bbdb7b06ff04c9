import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

export default { title: 'Tools/Tabs', component: Tabs } satisfies Meta

export const Three: StoryObj = {
  render: () => (
    <Tabs defaultValue="details">
      <TabsList>
        <TabsTrigger value="details">Details</TabsTrigger>
        <TabsTrigger value="specifications">Specifications</TabsTrigger>
        <TabsTrigger value="reviews" disabled>
          Reviews
        </TabsTrigger>
      </TabsList>
      <TabsContent value="details">Cast iron, enamelled inside.</TabsContent>
      <TabsContent value="specifications">28 cm, 5.2 kg.</TabsContent>
    </Tabs>
  ),
}
