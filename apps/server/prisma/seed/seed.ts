import { createHash, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { addDays, type CalendarDate } from '@trivet/core'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import type { Database, PrismaDb } from '../../src/platform/database.ts'
import { catalogue, sampleReviewers, sampleReviews, type SeedProduct } from './catalog/index.ts'
import { demoAccounts } from './people.ts'

/** The same thing has the same id in every demo shop, so that seeding twice changes nothing. */
export function seedId(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24)
}

/** Fills the demo shop, all of it or nothing; false when it was there before. */
export async function seedDemo({ prisma }: Database, today: CalendarDate): Promise<boolean> {
  if (await isSeeded(prisma)) return false
  const accounts = await accountRows()
  return prisma.$transaction(
    async (tx) => {
      // two servers may start on one empty database
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('seed-demo'))`
      if (await isSeeded(tx)) return false
      await tx.product.createMany({ data: catalogue.map(productRow), skipDuplicates: true })
      await tx.kitComponent.createMany({ data: catalogue.flatMap(componentRows), skipDuplicates: true })
      await tx.relatedProduct.createMany({ data: catalogue.flatMap(relatedRows), skipDuplicates: true })
      await tx.user.createMany({ data: [...accounts, ...(await reviewerRows())], skipDuplicates: true })
      await tx.review.createMany({ data: sampleReviews.map((review) => reviewRow(review, today)) })
      return true
    },
    { timeout: 60_000 },
  )
}

async function isSeeded(db: PrismaDb): Promise<boolean> {
  return (await db.review.findFirst({ where: { user: { isSample: true } }, select: { id: true } })) !== null
}

function productId(slug: string): string {
  return seedId('product', slug)
}

function productRow(product: SeedProduct): Prisma.ProductCreateManyInput {
  const { slug, kit, components: _components, related: _related, ...fields } = product
  const ratings = sampleReviews.filter((review) => review.product === slug).map(({ rating }) => rating)
  return {
    ...fields,
    id: productId(slug),
    slug,
    image: slug,
    isSample: true,
    numReviews: ratings.length,
    ratingSum: ratings.reduce((sum, rating) => sum + rating, 0),
    ...(kit && {
      kitCategory: kit.kitCategory,
      isEssential: kit.isEssential,
      weightGrams: kit.itemWeightGrams,
      depositCents: kit.depositCents,
    }),
  }
}

function componentRows({ slug, components }: SeedProduct): Prisma.KitComponentCreateManyInput[] {
  return components.map((component, position) => ({
    kitId: productId(slug),
    componentId: productId(component.slug),
    quantity: component.quantity,
    position,
  }))
}

function relatedRows({ slug, related }: SeedProduct): Prisma.RelatedProductCreateManyInput[] {
  return related.map((other, position) => ({
    productId: productId(slug),
    relatedId: productId(other),
    position,
  }))
}

function accountRows(): Promise<Prisma.UserCreateManyInput[]> {
  return Promise.all(
    demoAccounts.map(async ({ password, email, ...account }) => ({
      ...account,
      id: seedId('user', email),
      email,
      emailKey: email,
      passwordHash: await hash(password),
      isSample: true,
    })),
  )
}

async function reviewerRows(): Promise<Prisma.UserCreateManyInput[]> {
  const passwordHash = await hash(randomBytes(32))
  return sampleReviewers.map(({ name, email }) => ({
    id: seedId('user', email),
    name,
    email,
    emailKey: email,
    passwordHash,
    isSample: true,
    disabledAt: new Date(0),
  }))
}

function reviewRow(
  review: (typeof sampleReviews)[number],
  today: CalendarDate,
): Prisma.ReviewCreateManyInput {
  const reviewer = sampleReviewers[review.reviewer]
  if (!reviewer) throw new RangeError(`There is no sample reviewer ${review.reviewer}`)
  return {
    id: seedId('review', `${review.product}:${reviewer.email}`),
    productId: productId(review.product),
    userId: seedId('user', reviewer.email),
    name: reviewer.name,
    rating: review.rating,
    comment: review.comment,
    createdAt: new Date(`${addDays(today, -review.daysAgo)}T17:00:00Z`),
  }
}
