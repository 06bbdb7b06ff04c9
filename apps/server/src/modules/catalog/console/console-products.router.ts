import {
  bulkProductsInput,
  bulkProductsOutput,
  consoleProductListInput,
  consoleProductOutput,
  consoleProductPageOutput,
  productCalendarInput,
  productCalendarOutput,
  productDraftInput,
  productVersionInput,
} from '@trivet/core/contract/catalog'
import * as z from 'zod'
import { adminProcedure, router } from '../../../api/trpc.ts'
import { changeProducts } from './change-products.ts'
import { createProduct } from './create-product.ts'
import { getConsoleProduct } from './get-console-product.ts'
import { getProductCalendar } from './get-product-calendar.ts'
import { listConsoleProducts } from './list-console-products.ts'
import { updateProduct } from './update-product.ts'

const door = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) => ({
  rest: { method, path, summary, tags: ['Products'], access: 'admin' as const },
})

export const consoleProductsRouter = router({
  list: adminProcedure
    .meta(door('GET', '/admin/products', 'A page of all products'))
    .input(consoleProductListInput)
    .output(consoleProductPageOutput)
    .query(({ ctx, input }) => listConsoleProducts(ctx, input)),

  byId: adminProcedure
    .meta(door('GET', '/admin/products/{id}', 'One product, to be edited'))
    .input(z.object({ id: z.string() }))
    .output(consoleProductOutput)
    .query(({ ctx, input }) => getConsoleProduct(ctx, input)),

  create: adminProcedure
    .meta(door('POST', '/admin/products', 'Add a product'))
    .input(productDraftInput)
    .output(consoleProductOutput)
    .mutation(({ ctx, input }) => createProduct(ctx, input)),

  update: adminProcedure
    .meta(door('PUT', '/admin/products/{id}', 'Change a product, unless somebody else did meanwhile'))
    .input(productVersionInput)
    .input(productDraftInput)
    .output(consoleProductOutput)
    .mutation(({ ctx, input }) => updateProduct(ctx, input)),

  bulk: adminProcedure
    .meta(door('POST', '/admin/products/bulk', 'Change several products at once, or see what would change'))
    .input(bulkProductsInput)
    .output(bulkProductsOutput)
    .mutation(({ ctx, input }) => changeProducts(ctx, input)),

  calendar: adminProcedure
    .meta(door('GET', '/admin/products/{id}/calendar', 'What is reserved of a product over three months'))
    .input(productCalendarInput)
    .output(productCalendarOutput)
    .query(({ ctx, input }) => getProductCalendar(ctx, input)),
})
