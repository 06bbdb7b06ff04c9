import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

function ProductTabs() {
  return (
    <Tabs defaultValue="items">
      <TabsList>
        <TabsTrigger value="items">What is in it</TabsTrigger>
        <TabsTrigger value="sizes">Sizes</TabsTrigger>
        <TabsTrigger value="reviews">Reviews</TabsTrigger>
      </TabsList>
      <TabsContent value="items">One pan</TabsContent>
      <TabsContent value="sizes">28 cm</TabsContent>
      <TabsContent value="reviews">No reviews yet</TabsContent>
    </Tabs>
  )
}

const shown = () => screen.getByRole('tabpanel').textContent

test('arrow keys, Home and End walk the tabs and show their panels', async () => {
  render(<ProductTabs />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'What is in it' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('28 cm')
  await userEvent.keyboard('{End}')
  expect(shown()).toBe('No reviews yet')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('One pan')
})

test('a press shows the panel, named by its tab', async () => {
  render(<ProductTabs />)
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }))
  expect(screen.getByRole('tabpanel', { name: 'Reviews' })).toHaveTextContent('No reviews yet')
})
