import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { column, DataTable, type Sort } from './data-table.tsx'

export default { title: 'Cloth/Data table', component: DataTable } satisfies Meta

type Code = { code: string; host: string; earned: string }

const columns = [
  column('Code', (row: Code) => row.code, { sortKey: 'code' }),
  column('Host', (row: Code) => row.host),
  column('Earned', (row: Code) => row.earned, { sortKey: 'earned', numeric: true }),
]
const sampleCodes: Code[] = [
  { code: 'KX7MWP42', host: 'Sample host', earned: '$412.50' },
  { code: 'Q9TRB3HD', host: 'Another sample', earned: '$98.10' },
]

function Codes({ rows = sampleCodes }: { rows?: Code[] }) {
  const [sort, setSort] = useState<Sort>({ column: 'code', direction: 'ascending' })
  return (
    <DataTable
      caption="Referral codes"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.code}
      rowClassName={() => 'weave-edge weave-custom'}
      empty="No referral codes yet"
      sort={sort}
      onSortChange={setSort}
    />
  )
}

export const Filled: StoryObj = { render: () => <Codes /> }

export const Empty: StoryObj = { render: () => <Codes rows={[]} /> }
