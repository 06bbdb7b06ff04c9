import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog.tsx'

export default { title: 'Cloth/Dialog and sheet', component: Dialog } satisfies Meta

const footer = <DialogClose render={<Button />}>Done</DialogClose>

export const Centered: StoryObj = {
  render: () => (
    <Dialog defaultOpen>
      <DialogTrigger render={<Button variant="secondary" />}>Open</DialogTrigger>
      <DialogContent title="Your session has ended" description="Sign in again to go on." footer={footer}>
        <p>Nothing you typed is lost.</p>
      </DialogContent>
    </Dialog>
  ),
}

export const Sheet: StoryObj = {
  render: () => (
    <Dialog defaultOpen>
      <DialogTrigger render={<Button variant="secondary" />}>Open</DialogTrigger>
      <DialogContent placement="side" title="Filters" description="Narrow the catalog." footer={footer}>
        <p>Category, price, rating.</p>
      </DialogContent>
    </Dialog>
  ),
}
