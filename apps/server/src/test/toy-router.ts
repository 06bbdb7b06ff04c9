import * as z from 'zod'
import { AppError } from '../api/app-error.ts'
import { hostProcedure, publicProcedure, router, staffProcedure, userProcedure } from '../api/trpc.ts'

const tags = ['Toys']

/** A few procedures that do next to nothing: what every call has in common is seen best on them. */
export const toyRouter = router({
  toys: router({
    list: publicProcedure
      .meta({ rest: { method: 'GET', path: '/toys', summary: 'List', tags, access: 'public' } })
      .input(z.object({ keyword: z.string().optional(), pageNumber: z.int().optional() }))
      .query(({ input }) => input),
    top: publicProcedure
      .meta({ rest: { method: 'GET', path: '/toys/top', summary: 'Top', tags, access: 'public' } })
      .query(() => ({ top: true })),
    byId: publicProcedure
      .meta({ rest: { method: 'GET', path: '/toys/{id}', summary: 'One', tags, access: 'public' } })
      .input(z.object({ id: z.string() }))
      .query(({ input }) => {
        if (input.id === 'missing') throw new AppError('PRODUCT_NOT_FOUND')
        return input
      }),
    create: userProcedure
      .meta({
        rest: { method: 'POST', path: '/toys', status: 201, summary: 'New', tags, access: 'user' },
      })
      .input(z.object({ name: z.string({ error: 'A toy needs a name' }), price: z.number().optional() }))
      .mutation(({ ctx, input }) => {
        ctx.reply.header('Location', '/api/toys/1')
        return input
      }),
    rename: userProcedure
      .meta({ rest: { method: 'PUT', path: '/toys/{id}', summary: 'Rename', tags, access: 'user' } })
      .input(z.object({ id: z.string() }))
      .input(z.object({ name: z.string() }))
      .mutation(({ input }) => input),
    remove: userProcedure
      .meta({
        rest: { method: 'DELETE', path: '/toys/{id}', status: 204, summary: 'Remove', tags, access: 'user' },
      })
      .input(z.object({ id: z.string() }))
      .mutation(() => {}),
    hosted: hostProcedure
      .meta({ rest: { method: 'GET', path: '/toys/hosted', summary: 'Hosted', tags, access: 'host' } })
      .query(() => ({ hosted: true })),
    all: staffProcedure('reports')
      .meta({ rest: { method: 'GET', path: '/toys/all', summary: 'All', tags, access: 'admin' } })
      .query(({ ctx }) => ({ by: ctx.actor.email })),
    echo: publicProcedure
      .meta({ rest: { method: 'POST', path: '/toys/echo', summary: 'Echo', tags, access: 'public' } })
      .input(z.object({ text: z.string() }))
      .mutation(({ input }) => input),
    broken: publicProcedure
      .meta({ rest: { method: 'GET', path: '/toys/broken', summary: 'Broken', tags, access: 'public' } })
      .query(() => {
        throw new Error('relation "users" at 10.0.0.1 does not exist')
      }),
    wrongOutput: publicProcedure
      .meta({ rest: { method: 'GET', path: '/toys/wrong-output', summary: 'Wrong', tags, access: 'public' } })
      .output(z.object({ name: z.string() }))
      .query((): { name: string } => JSON.parse('{"passwordHash":"secret"}')),
    find: publicProcedure
      .meta({ rest: { method: 'GET', path: '/toys/find', summary: 'Find', tags, access: 'public' } })
      .input(z.object({ name: z.string() }))
      .query(async ({ ctx, input }) => {
        const { rows } = await ctx.sql.query('SELECT $1::text AS name', [input.name])
        return rows
      }),
    unsafe: publicProcedure
      .meta({ rest: { method: 'GET', path: '/toys/unsafe', summary: 'Unsafe', tags, access: 'public' } })
      .query(async ({ ctx }) => ctx.sql.query('SELECT $1::text', ['\0'])),
    prices: publicProcedure
      .meta({ rest: { method: 'GET', path: '/toys/prices', summary: 'Prices', tags, access: 'public' } })
      .query(() => {
        throw new AppError('PRICES_CHANGED', { details: { total: 70.12 } })
      }),
    large: publicProcedure
      .meta({ rest: { method: 'GET', path: '/toys/large', summary: 'Large', tags, access: 'public' } })
      .query(() => ({ text: 'copper '.repeat(1000) })),
  }),
})
