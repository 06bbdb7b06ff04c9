import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './error-state.tsx'

export default { title: 'Cloth/Error state', component: ErrorState } satisfies Meta

export const WithRetry: StoryObj = {
  render: () => <ErrorState title="Error loading products. Please try again." onRetry={() => undefined} />,
}

export const Retrying: StoryObj = { render: () => <ErrorState onRetry={() => undefined} isRetrying /> }

export const WithoutRetry: StoryObj = {
  render: () => <ErrorState headingLevel={1} title="Order Not Found" description="Check the link." />,
}
