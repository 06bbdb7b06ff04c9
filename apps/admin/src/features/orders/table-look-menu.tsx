import { Button } from '@trivet/ui/button'
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuGroup,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '@trivet/ui/menu'
import { Columns3 } from 'lucide-react'
import { orderColumns } from './order-columns.tsx'
import type { TableLook } from './table-look.ts'

type TableLookMenuProps = { look: TableLook; onChange: (look: TableLook) => void }

export function TableLookMenu({ look, onChange }: TableLookMenuProps) {
  const toggle = (name: string, isShown: boolean) =>
    onChange({
      ...look,
      columns: orderColumns
        .map((one) => one.name)
        .filter((one) => (one === name ? isShown : look.columns.includes(one))),
    })
  return (
    <Menu>
      <MenuTrigger render={<Button variant="secondary" size="sm" />}>
        <Columns3 aria-hidden strokeWidth={1.75} />
        Columns
      </MenuTrigger>
      <MenuContent>
        <MenuGroup>
          <MenuLabel>Columns</MenuLabel>
          {orderColumns.map(({ name, column: { header } }) => (
            <MenuCheckboxItem
              key={name}
              checked={look.columns.includes(name)}
              onCheckedChange={(isShown) => toggle(name, isShown)}
            >
              {header}
            </MenuCheckboxItem>
          ))}
        </MenuGroup>
        <MenuSeparator />
        <MenuCheckboxItem
          checked={look.isCompact}
          onCheckedChange={(isCompact) => onChange({ ...look, isCompact })}
        >
          Compact rows
        </MenuCheckboxItem>
      </MenuContent>
    </Menu>
  )
}
