import {
  atRiskOutput,
  depotInput,
  depotListOutput,
  depotOutput,
  endHoldInput,
  productStockInput,
  productStockOutput,
  stockCountInput,
  stockHoldInput,
  transferInput,
  transferStepInput,
} from '@trivet/core/contract/stock'
import { router, staffProcedure } from '../../api/trpc.ts'
import { countStock } from './count-stock.ts'
import { getProductStock } from './get-product-stock.ts'
import { endHold, holdStock } from './hold-stock.ts'
import { listDepots } from './list-depots.ts'
import { listOrdersAtRisk } from './list-orders-at-risk.ts'
import { moveTransfer } from './move-transfer.ts'
import { planTransfer } from './plan-transfer.ts'
import { saveDepot } from './save-depot.ts'

const rest = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) => ({
  rest: { method, path, summary, tags: ['Stock'], access: 'admin' as const },
})

export const stockRouter = router({
  depots: staffProcedure('warehouse')
    .meta(rest('GET', '/admin/depots', 'Where units can stand'))
    .output(depotListOutput)
    .query(({ ctx }) => listDepots(ctx)),

  saveDepot: staffProcedure('settings')
    .meta(rest('PUT', '/admin/depots/{id}', 'Add a depot, rename, close or open it'))
    .input(depotInput)
    .output(depotOutput)
    .mutation(({ ctx, input }) => saveDepot(ctx, input)),

  ofProduct: staffProcedure('warehouse')
    .meta(rest('GET', '/admin/products/{id}/stock', 'Where the units of a product are'))
    .input(productStockInput)
    .output(productStockOutput)
    .query(({ ctx, input }) => getProductStock(ctx, input)),

  count: staffProcedure('warehouse')
    .meta(rest('PUT', '/admin/products/{id}/stock/{depot}', 'Say how many units belong to a depot'))
    .input(stockCountInput)
    .output(productStockOutput)
    .mutation(({ ctx, input }) => countStock(ctx, input)),

  planTransfer: staffProcedure('warehouse')
    .meta(rest('PUT', '/admin/transfers/{id}', 'Plan to send units to another depot'))
    .input(transferInput)
    .output(productStockOutput)
    .mutation(({ ctx, input }) => planTransfer(ctx, input)),

  moveTransfer: staffProcedure('warehouse')
    .meta(rest('POST', '/admin/transfers/{id}/steps', 'Send a transfer, count what arrived, or call it off'))
    .input(transferStepInput)
    .output(productStockOutput)
    .mutation(({ ctx, input }) => moveTransfer(ctx, input)),

  hold: staffProcedure('warehouse')
    .meta(rest('PUT', '/admin/stock-holds/{id}', 'Take units out of service'))
    .input(stockHoldInput)
    .output(productStockOutput)
    .mutation(({ ctx, input }) => holdStock(ctx, input)),

  endHold: staffProcedure('warehouse')
    .meta(rest('POST', '/admin/stock-holds/{id}/end', 'Put units back into service'))
    .input(endHoldInput)
    .output(productStockOutput)
    .mutation(({ ctx, input }) => endHold(ctx, input)),

  atRisk: staffProcedure('orders')
    .meta(rest('GET', '/admin/stock/at-risk', 'Orders that may not get what they were promised'))
    .output(atRiskOutput)
    .query(({ ctx }) => listOrdersAtRisk(ctx)),
})
