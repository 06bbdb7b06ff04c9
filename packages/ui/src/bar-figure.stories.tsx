import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { BarFigure, NoBars } from './bar-figure.tsx'
import { ChartOrTable } from './choice-button.tsx'
import { Table, TableBody, TableCaption, TableCell, TableHead, TableRow } from './table.tsx'

export default { title: 'Cloth/Bar figure', component: BarFigure } satisfies Meta

const points = [
  { name: 'Jan', value: 120 },
  { name: 'Feb', value: 340 },
  { name: 'Mar', value: -40 },
]

function Example() {
  const [isTable, setIsTable] = useState(false)
  return (
    <div className="flex max-w-150 flex-col gap-4">
      <ChartOrTable isTable={isTable} onChange={setIsTable} />
      {isTable ? (
        <Table>
          <TableCaption>Months</TableCaption>
          <TableBody>
            {points.map(({ name, value }) => (
              <TableRow key={name}>
                <TableHead scope="row">{name}</TableHead>
                <TableCell className="text-right font-mono tabular-nums">{value}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <BarFigure
          label="Bar chart of three months. Most in February with 340."
          points={points.map((point) => ({ ...point, tip: `${point.name}: ${point.value}` }))}
          valueText={(value) => `$${value}`}
        />
      )}
    </div>
  )
}

export const WithTable: StoryObj = { render: () => <Example /> }

export const Empty: StoryObj = { render: () => <NoBars>Nothing yet.</NoBars> }
