import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

export default { title: 'Cloth/Table', component: Table } satisfies Meta

export const Plain: StoryObj = {
  render: () => (
    <Table>
      <TableCaption>Specifications</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>Name</TableHead>
          <TableHead>Value</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        <TableRow>
          <TableHead scope="row">Diameter</TableHead>
          <TableCell>28 cm (11 in)</TableCell>
        </TableRow>
        <TableRow>
          <TableHead scope="row">Weight</TableHead>
          <TableCell>1.4 kg (3.1 lb)</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
}
