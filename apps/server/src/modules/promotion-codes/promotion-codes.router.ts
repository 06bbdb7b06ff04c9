import {
  promotionCodeDraftInput,
  promotionCodeIdInput,
  promotionCodeListInput,
  promotionCodeOutput,
  promotionCodePageOutput,
  promotionCodeValidityOutput,
  promotionCodeVersionInput,
  switchPromotionCodeInput,
  validatePromotionCodeInput,
} from '@trivet/core/contract/promotion-codes'
import { publicProcedure, router, staffProcedure } from '../../api/trpc.ts'
import { createPromotionCode } from './staff/create-promotion-code.ts'
import { getPromotionCode } from './staff/get-promotion-code.ts'
import { listPromotionCodes } from './staff/list-promotion-codes.ts'
import { switchPromotionCode } from './staff/switch-promotion-code.ts'
import { updatePromotionCode } from './staff/update-promotion-code.ts'
import { validatePromotionCode } from './validate-promotion-code.ts'

const tags = ['Promotion codes']

const rest = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) => ({
  rest: { method, path, summary, tags, access: 'admin' as const },
})

export const promotionCodesRouter = router({
  validate: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/promotion-codes/validate',
        summary: 'Is there such a promotion code?',
        tags,
        access: 'public',
      },
    })
    .input(validatePromotionCodeInput)
    .output(promotionCodeValidityOutput)
    .mutation(({ ctx, input }) => validatePromotionCode(ctx, input)),

  list: staffProcedure('marketing')
    .meta(rest('GET', '/admin/promotion-codes', 'A page of all promotion codes'))
    .input(promotionCodeListInput)
    .output(promotionCodePageOutput)
    .query(({ ctx, input }) => listPromotionCodes(ctx, input)),

  byId: staffProcedure('marketing')
    .meta(rest('GET', '/admin/promotion-codes/{id}', 'One promotion code, to be edited'))
    .input(promotionCodeIdInput)
    .output(promotionCodeOutput)
    .query(({ ctx, input }) => getPromotionCode(ctx, input)),

  create: staffProcedure('marketing')
    .meta(rest('POST', '/admin/promotion-codes', 'Make a promotion code'))
    .input(promotionCodeDraftInput)
    .output(promotionCodeOutput)
    .mutation(({ ctx, input }) => createPromotionCode(ctx, input)),

  update: staffProcedure('marketing')
    .meta(
      rest(
        'PUT',
        '/admin/promotion-codes/{id}',
        'Change a promotion code, unless somebody else did meanwhile',
      ),
    )
    .input(promotionCodeVersionInput)
    .input(promotionCodeDraftInput)
    .output(promotionCodeOutput)
    .mutation(({ ctx, input }) => updatePromotionCode(ctx, input)),

  switch: staffProcedure('marketing')
    .meta(rest('POST', '/admin/promotion-codes/{id}/switch', 'Switch a promotion code off, or on again'))
    .input(switchPromotionCodeInput)
    .output(promotionCodeOutput)
    .mutation(({ ctx, input }) => switchPromotionCode(ctx, input)),
})
