import { availabilityInput, availabilityOutput } from '@trivet/core/contract/catalog'
import {
  kitCartInput,
  kitCartItemOutput,
  kitFromTemplateInput,
  kitIdInput,
  kitInput,
  kitOutput,
  kitTemplateOutput,
  kitUpdateInput,
  planPricesOutput,
} from '@trivet/core/contract/kits'
import * as z from 'zod'
import { publicProcedure, router, userProcedure } from '../../api/trpc.ts'
import { addKitToCart } from './add-kit-to-cart.ts'
import { checkCartKits } from './check-cart-kits.ts'
import { checkKitAvailability } from './check-kit-availability.ts'
import { createKitFromTemplate } from './create-kit-from-template.ts'
import { createKit } from './create-kit.ts'
import { deleteKit } from './delete-kit.ts'
import { getKit } from './get-kit.ts'
import { listKitTemplates } from './list-kit-templates.ts'
import { listMyKits } from './list-my-kits.ts'
import { readPlanPrices } from './read-plan-prices.ts'
import { updateKit } from './update-kit.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const rest = (method: Method, path: `/kits/${string}`, summary: string, status = 200) => ({
  rest: { method, path, summary, status, tags: ['Kits'], access: 'user' as const },
})

const open = (path: `/kits/${string}`, summary: string) => ({
  rest: { ...rest('GET', path, summary).rest, access: 'public' as const },
})

export const kitsRouter = router({
  create: userProcedure
    .meta(rest('POST', '/kits/create', 'Save a kit of your own', 201))
    .input(kitInput)
    .output(kitOutput)
    .mutation(({ ctx, input }) => createKit(ctx, input)),

  mine: userProcedure
    .meta(rest('GET', '/kits/my-kits', 'Own kits, at present prices'))
    .output(kitOutput.array())
    .query(({ ctx }) => listMyKits(ctx)),

  templates: publicProcedure
    .meta(open('/kits/templates', 'Kits to start from, at present prices'))
    .output(kitTemplateOutput.array())
    .query(({ ctx }) => listKitTemplates(ctx)),

  planPrices: publicProcedure
    .meta(open('/kits/plan-prices', 'What the plans cost today: Essential Kit, Chef’s Kit, any 8 items'))
    .output(planPricesOutput)
    .query(({ ctx }) => readPlanPrices(ctx)),

  fromTemplate: userProcedure
    .meta(rest('POST', '/kits/from-template', 'Save a kit with the items of a template', 201))
    .input(kitFromTemplateInput)
    .output(kitOutput)
    .mutation(({ ctx, input }) => createKitFromTemplate(ctx, input)),

  checkCart: userProcedure
    .meta(rest('POST', '/kits/check-cart', 'Several own kits as they are offered now'))
    .input(kitCartInput)
    .output(kitCartItemOutput.array())
    .query(({ ctx, input }) => checkCartKits(ctx, input)),

  byId: userProcedure
    .meta(rest('GET', '/kits/{id}', 'One kit'))
    .input(kitIdInput)
    .output(kitOutput)
    .query(({ ctx, input }) => getKit(ctx, input)),

  availability: userProcedure
    .meta(rest('GET', '/kits/{id}/availability', 'How many such kits are free, and day by day'))
    .input(kitIdInput.extend(availabilityInput.partial().shape))
    .output(availabilityOutput)
    .query(({ ctx, input }) => checkKitAvailability(ctx, input)),

  update: userProcedure
    .meta(rest('PUT', '/kits/{id}', 'Replace name and items of a kit'))
    .input(kitIdInput)
    .input(kitUpdateInput)
    .output(kitOutput)
    .mutation(({ ctx, input }) => updateKit(ctx, input)),

  delete: userProcedure
    .meta(rest('DELETE', '/kits/{id}', 'Delete a kit', 204))
    .input(kitIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteKit(ctx, input)),

  addToCart: userProcedure
    .meta(rest('POST', '/kits/{id}/add-to-cart', 'A kit as an item for the cart'))
    .input(kitIdInput)
    .output(kitCartItemOutput)
    .mutation(({ ctx, input }) => addKitToCart(ctx, input)),
})
