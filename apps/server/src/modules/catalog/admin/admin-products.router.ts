import {
  bulkProductsInput,
  bulkProductsOutput,
  adminProductListInput,
  adminProductOutput,
  adminProductPageOutput,
  productCalendarInput,
  productCalendarOutput,
  productDraftInput,
  productVersionInput,
} from '@trivet/core/contract/catalog'
import * as z from 'zod'
import { router, staffProcedure } from '../../../api/trpc.ts'
import { changeProducts } from './change-products.ts'
import { createProduct } from './create-product.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { getProductCalendar } from './get-product-calendar.ts'
import { listAdminProducts } from './list-admin-products.ts'
import { updateProduct } from './update-product.ts'

const rest = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) => ({
  rest: { method, path, summary, tags: ['Products'], access: 'admin' as const },
})

export const adminProductsRouter = router({
  list: staffProcedure('warehouse')
    .meta(rest('GET', '/admin/products', 'A page of all products'))
    .input(adminProductListInput)
    .output(adminProductPageOutput)
    .query(({ ctx, input }) => listAdminProducts(ctx, input)),

  byId: staffProcedure('warehouse')
    .meta(rest('GET', '/admin/products/{id}', 'One product, to be edited'))
    .input(z.object({ id: z.string() }))
    .output(adminProductOutput)
    .query(({ ctx, input }) => getAdminProduct(ctx, input)),

  create: staffProcedure('catalog')
    .meta(rest('POST', '/admin/products', 'Add a product'))
    .input(productDraftInput)
    .output(adminProductOutput)
    .mutation(({ ctx, input }) => createProduct(ctx, input)),

  update: staffProcedure('catalog')
    .meta(rest('PUT', '/admin/products/{id}', 'Change a product, unless somebody else did meanwhile'))
    .input(productVersionInput)
    .input(productDraftInput)
    .output(adminProductOutput)
    .mutation(({ ctx, input }) => updateProduct(ctx, input)),

  bulk: staffProcedure('catalog')
    .meta(rest('POST', '/admin/products/bulk', 'Change several products at once, or see what would change'))
    .input(bulkProductsInput)
    .output(bulkProductsOutput)
    .mutation(({ ctx, input }) => changeProducts(ctx, input)),

  calendar: staffProcedure('warehouse')
    .meta(rest('GET', '/admin/products/{id}/calendar', 'What is reserved of a product over three months'))
    .input(productCalendarInput)
    .output(productCalendarOutput)
    .query(({ ctx, input }) => getProductCalendar(ctx, input)),
})
