import {
  crateCountInput,
  crateScanInput,
  crateScanOutput,
  orderCratesOutput,
} from '@trivet/core/contract/crates'
import { orderIdInput } from '@trivet/core/contract/orders'
import { router, staffProcedure } from '../../api/trpc.ts'
import { changeCrateCount } from './change-crate-count.ts'
import { getOrderCrates } from './get-order-crates.ts'
import { scanCrate } from './scan-crate.ts'

const tags = ['Crates']
const staff = { tags, access: 'admin' } as const

export const cratesRouter = router({
  ofOrder: staffProcedure('crates')
    .meta({
      rest: {
        ...staff,
        method: 'GET',
        path: '/admin/orders/{id}/crates',
        summary: 'The crates of an order, and where each was last seen',
      },
    })
    .input(orderIdInput)
    .output(orderCratesOutput)
    .query(({ ctx, input }) => getOrderCrates(ctx, input)),

  setCount: staffProcedure('warehouse')
    .meta({
      rest: {
        ...staff,
        method: 'PUT',
        path: '/admin/orders/{id}/crates',
        summary: 'Give an order more crates, or fewer',
      },
    })
    .input(crateCountInput)
    .output(orderCratesOutput)
    .mutation(({ ctx, input }) => changeCrateCount(ctx, input)),

  scan: staffProcedure('crates')
    .meta({
      rest: {
        ...staff,
        method: 'POST',
        path: '/admin/crates/scans',
        status: 201,
        summary: 'Write down what is done with a crate, once for an Idempotency-Key',
      },
    })
    .input(crateScanInput)
    .output(crateScanOutput)
    .mutation(({ ctx, input }) => scanCrate(ctx, input)),
})
