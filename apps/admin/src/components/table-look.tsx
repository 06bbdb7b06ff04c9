import { Button } from '@trivet/ui/button'
import type { Column } from '@trivet/ui/data-table'
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '@trivet/ui/menu'
import { Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useKeptChoice } from '../lib/kept-choice.ts'
import { useIsWide } from '../lib/use-is-wide.ts'

/** A column; an extra one is shown once somebody asks for it, a fixed one always. */
export type ChoosableColumn<Row> = Column<Row> & { isExtra?: boolean; isFixed?: boolean }

/** What a table is drawn with. */
export type TableLook<Row> = { columns: readonly Column<Row>[]; isCompact: boolean }

type KeptLook = { columns: readonly string[]; isCompact: boolean }

/**
 * Which columns of a table this browser shows and how close its rows stand, and the menu that changes it. The first
 * column is always there: it names the row and leads to it.
 */
export function useTableLook<Row>(
  table: string,
  columns: readonly ChoosableColumn<Row>[],
): { look: TableLook<Row>; menu: ReactNode } {
  const choosable = columns.slice(1).filter(({ isFixed }) => !isFixed)
  const standard = {
    columns: choosable.filter(({ isExtra }) => !isExtra).map(({ header }) => header),
    isCompact: false,
  }
  const headers = choosable.map(({ header }) => header)
  const [kept, keep] = useKeptChoice<KeptLook>(`table.${table}`, standard, (stored) =>
    readKept(stored, headers),
  )
  const isShown = (column: ChoosableColumn<Row>) =>
    column === columns[0] || column.isFixed || kept.columns.includes(column.header)
  return {
    look: {
      columns: columns.filter(isShown),
      isCompact: kept.isCompact,
    },
    menu: <LookMenu headers={headers} kept={kept} standard={standard} onChange={keep} />,
  }
}

function readKept(stored: unknown, headers: readonly string[]): KeptLook | null {
  if (stored === null || typeof stored !== 'object') return null
  const columns: unknown = Reflect.get(stored, 'columns')
  if (!Array.isArray(columns)) return null
  const known = headers.filter((header) => columns.includes(header))
  // of another time: not one of them is here any more
  if (known.length === 0 && columns.length > 0) return null
  return { columns: known, isCompact: Reflect.get(stored, 'isCompact') === true }
}

type LookMenuProps = {
  headers: readonly string[]
  kept: KeptLook
  standard: KeptLook
  onChange: (look: KeptLook) => void
}

function LookMenu({ headers, kept, standard, onChange }: LookMenuProps) {
  const isWide = useIsWide()
  const toggle = (header: string, isShown: boolean) =>
    onChange({
      ...kept,
      columns: headers.filter((one) => (one === header ? isShown : kept.columns.includes(one))),
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
          {headers.map((header) => (
            <MenuCheckboxItem
              key={header}
              checked={kept.columns.includes(header)}
              onCheckedChange={(isShown) => toggle(header, isShown)}
            >
              {header}
            </MenuCheckboxItem>
          ))}
        </MenuGroup>
        <MenuSeparator />
        {/* cards have no rows */}
        {isWide && (
          <MenuCheckboxItem
            checked={kept.isCompact}
            onCheckedChange={(isCompact) => onChange({ ...kept, isCompact })}
          >
            Compact rows
          </MenuCheckboxItem>
        )}
        <MenuItem onClick={() => onChange(standard)}>Standard columns</MenuItem>
      </MenuContent>
    </Menu>
  )
}
