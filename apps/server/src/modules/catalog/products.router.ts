import {
  availabilityInput,
  availabilityOutput,
  kitEligibleInput,
  kitProductPageOutput,
  productCardOutput,
  productListInput,
  productOutput,
  productPageOutput,
  productReviewsInput,
  reviewOutput,
} from '@trivet/core/contract/catalog'
import * as z from 'zod'
import { publicProcedure, router } from '../../api/trpc.ts'
import { checkAvailability } from '../availability/index.ts'
import { getProductById } from './get-product-by-id.ts'
import { getProductBySlug } from './get-product-by-slug.ts'
import { listKitProducts } from './list-kit-products.ts'
import { listProductReviews } from './list-product-reviews.ts'
import { listProducts } from './list-products.ts'
import { listTopProducts } from './list-top-products.ts'

const productId = z.object({ id: z.string() })

const read = (path: `/${string}`, summary: string) => ({
  rest: { method: 'GET' as const, path, summary, tags: ['Products'], access: 'public' as const },
})

export const productsRouter = router({
  list: publicProcedure
    .meta(
      read(
        '/products',
        'A page of the catalog, by keyword, category, kind, type of piece, price and the days it is free',
      ),
    )
    .input(productListInput)
    .output(productPageOutput)
    .query(({ ctx, input }) => listProducts(ctx, input)),

  top: publicProcedure
    .meta(read('/products/top', 'The popular collections'))
    .output(productCardOutput.array())
    .query(({ ctx }) => listTopProducts(ctx)),

  kitEligible: publicProcedure
    .meta(read('/products/kit-eligible', 'A page of the items a custom kit can be built from'))
    .input(kitEligibleInput)
    .output(kitProductPageOutput)
    .query(({ ctx, input }) => listKitProducts(ctx, input)),

  bySlug: publicProcedure
    .meta(read('/products/slug/{slug}', 'One product by the name in its address'))
    .input(z.object({ slug: z.string() }))
    .output(productOutput)
    .query(({ ctx, input }) => getProductBySlug(ctx, input)),

  byId: publicProcedure
    .meta(read('/products/{id}', 'One product'))
    .input(productId)
    .output(productOutput)
    .query(({ ctx, input }) => getProductById(ctx, input)),

  reviews: publicProcedure
    .meta(read('/products/{id}/reviews', 'Up to fifty reviews of a product, sorted'))
    .input(productReviewsInput)
    .output(reviewOutput.array())
    .query(({ ctx, input }) => listProductReviews(ctx, input)),

  availability: publicProcedure
    .meta(read('/products/{id}/availability', 'Free units for a rental period, and day by day'))
    .input(productId.extend(availabilityInput.partial().shape))
    .output(availabilityOutput)
    .query(({ ctx, input }) => checkAvailability(ctx, input)),
})
