import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { Menu, MenuCheckboxItem, MenuContent, MenuItem, MenuLinkItem, MenuTrigger } from './menu.tsx'

export default { title: 'Cloth/Menu', component: MenuContent } satisfies Meta

export const Open: StoryObj = {
  render: () => (
    <Menu defaultOpen modal={false}>
      <MenuTrigger render={<Button variant="secondary" />}>Account</MenuTrigger>
      <MenuContent align="start">
        <MenuLinkItem href="#profile">My Profile</MenuLinkItem>
        <MenuCheckboxItem defaultChecked>Compact rows</MenuCheckboxItem>
        <MenuItem disabled>Host Dashboard</MenuItem>
        <MenuItem destructive>Logout</MenuItem>
      </MenuContent>
    </Menu>
  ),
}
