import {
  shelfInput,
  shelfOutput,
  warehouseDayInput,
  warehouseDayOutput,
} from '@trivet/core/contract/warehouse'
import { router, staffProcedure } from '../../api/trpc.ts'
import { changeShelf } from './change-shelf.ts'
import { getWarehouseDay } from './get-warehouse-day.ts'

const tags = ['Warehouse']
const staff = { tags, access: 'admin' } as const

export const warehouseRouter = router({
  day: staffProcedure('warehouse')
    .meta({
      rest: {
        ...staff,
        method: 'GET',
        path: '/admin/warehouse',
        summary: 'What to pick and to wash on a day, what comes back, and what is short',
      },
    })
    .input(warehouseDayInput)
    .output(warehouseDayOutput)
    .query(({ ctx, input }) => getWarehouseDay(ctx, input)),

  setShelf: staffProcedure('warehouse')
    .meta({
      rest: {
        ...staff,
        method: 'PUT',
        path: '/admin/products/{id}/shelf',
        summary: 'Say on which shelf a product stands',
      },
    })
    .input(shelfInput)
    .output(shelfOutput)
    .mutation(({ ctx, input }) => changeShelf(ctx, input)),
})
