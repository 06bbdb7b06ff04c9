import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'

export default { title: 'Cloth/Alert dialog', component: AlertDialog } satisfies Meta

const words = {
  title: 'Replace your kit?',
  description: 'The six items on the cloth make place for the template. You can undo this.',
  confirmLabel: 'Replace',
  onConfirm: () => undefined,
}

export const Asking: StoryObj = { render: () => <AlertDialog {...words} open /> }

export const Destructive: StoryObj = {
  render: () => (
    <AlertDialog {...words} destructive trigger={<Button variant="secondary">Replace…</Button>} />
  ),
}

export const Busy: StoryObj = {
  render: () => <AlertDialog {...words} open isPending pendingText="Replacing…" />,
}
