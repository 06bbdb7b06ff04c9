import {
  agreementsOutput,
  dataCopyOutput,
  erasedOutput,
  erasurePreviewOutput,
  personOfAccountInput,
  personOfAddressInput,
  provenInput,
} from '@trivet/core/contract/privacy'
import * as z from 'zod'
import { router, staffProcedure, userProcedure } from '../../api/trpc.ts'
import { copyAccountData } from './copy-account-data.ts'
import { copyAddressData } from './copy-address-data.ts'
import { copyOwnData } from './copy-own-data.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseAddress } from './erase-address.ts'
import { eraseOwnAccount } from './erase-own-account.ts'
import { listAgreements } from './list-agreements.ts'
import { previewErasure } from './preview-erasure.ts'

type Method = 'GET' | 'POST'

const own = (method: Method, path: `/users/me/${string}`, summary: string) => ({
  rest: { access: 'user' as const, method, path, summary, tags: ['Privacy'] },
})

const staff = (method: Method, path: `/admin/${string}`, summary: string) => ({
  rest: { access: 'admin' as const, method, path, summary, tags: ['Privacy'] },
})

export const privacyRouter = router({
  preview: userProcedure
    .meta(own('GET', '/users/me/erasure', 'What erasing your account would do, and what stands in the way'))
    .output(erasurePreviewOutput)
    .query(({ ctx }) => previewErasure(ctx, ctx.actor.userId)),

  copy: userProcedure
    .meta(own('POST', '/users/me/data', 'Everything that is kept about you'))
    .input(provenInput)
    .output(dataCopyOutput)
    .mutation(({ ctx, input }) => copyOwnData(ctx, input)),

  erase: userProcedure
    .meta(own('POST', '/users/me/erasure', 'Erase your account for good'))
    .input(provenInput)
    .output(erasedOutput)
    .mutation(({ ctx, input }) => eraseOwnAccount(ctx, input)),

  agreements: staffProcedure('customers')
    .meta(staff('GET', '/admin/users/{id}/agreements', 'Which versions of the legal texts they agreed to'))
    .input(z.object({ id: z.string() }))
    .output(agreementsOutput)
    .query(({ ctx, input }) => listAgreements(ctx, input)),

  previewAccount: staffProcedure('privacy')
    .meta(staff('GET', '/admin/users/{id}/erasure', 'What erasing an account would do'))
    .input(z.object({ id: z.string() }))
    .output(erasurePreviewOutput)
    .query(({ ctx, input }) => previewErasure(ctx, input.id)),

  copyAccount: staffProcedure('privacy')
    .meta(staff('POST', '/admin/users/{id}/data', 'Everything that is kept about the person of an account'))
    .input(personOfAccountInput)
    .output(dataCopyOutput)
    .mutation(({ ctx, input }) => copyAccountData(ctx, input)),

  eraseAccount: staffProcedure('privacy')
    .meta(staff('POST', '/admin/users/{id}/erasure', 'Erase the person of an account for good'))
    .input(personOfAccountInput)
    .output(erasedOutput)
    .mutation(({ ctx, input }) => eraseAccount(ctx, input)),

  copyAddress: staffProcedure('privacy')
    .meta(staff('POST', '/admin/addresses/data', 'Everything that is kept about an address without account'))
    .input(personOfAddressInput)
    .output(dataCopyOutput)
    .mutation(({ ctx, input }) => copyAddressData(ctx, input)),

  eraseAddress: staffProcedure('privacy')
    .meta(staff('POST', '/admin/addresses/erasure', 'Erase an address without account for good'))
    .input(personOfAddressInput)
    .output(erasedOutput)
    .mutation(({ ctx, input }) => eraseAddress(ctx, input)),
})
