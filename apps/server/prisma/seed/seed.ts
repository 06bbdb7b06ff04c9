import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sampleCompany } from '@trivet/core/company'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import { hadItStatuses } from '@trivet/core/reviews'
import { standardSettings } from '@trivet/core/settings'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import type { Database, Sql } from '../../src/platform/database.ts'
import { statement } from '../../src/platform/sql/statement.ts'
import { catalog, sampleReviewers, sampleReviews, type SeedProduct } from './catalog/index.ts'
import { addContact } from './contact.ts'
import { addDepots, sampleAreas } from './depots.ts'
import { addKits } from './kits.ts'
import { addOrderHistory } from './orders.ts'
import { demoAccounts, sampleHost } from './people.ts'
import { productId, seedId, userId } from './seed-id.ts'

/** Fills the demo shop, all of it or nothing; false when it was there before. */
export async function seedDemo({ sql }: Pick<Database, 'sql'>, today: CalendarDate): Promise<boolean> {
  if (await isSeeded(sql)) return false
  const { openPrisma } = await import('../../src/platform/prisma.ts')
  const joinedAt = new Date(`${addDays(today, -400)}T17:00:00Z`)
  const people = [...(await accountRows()), await hostRow(), ...(await reviewerRows())]
  const users = people.map((person) => ({ ...person, createdAt: joinedAt }))
  return openPrisma(sql).$transaction(
    async (tx) => {
      const { count } = await tx.user.createMany({ data: users, skipDuplicates: true })
      // another server started on the same empty database and was faster
      if (count === 0) return false
      await tx.settings.create({ data: firstSettings(joinedAt) })
      await tx.product.createMany({ data: catalog.map(productRow) })
      await addDepots(tx)
      await tx.kitComponent.createMany({ data: catalog.flatMap(componentRows) })
      await tx.relatedProduct.createMany({ data: catalog.flatMap(relatedRows) })
      await addKits(tx, today)
      await addOrderHistory(tx, today)
      await tx.review.createMany({ data: sampleReviews.map((review) => reviewRow(review, today)) })
      await verifyReviews(tx)
      await addContact(tx, today)
      await spreadJoining(tx)
      await proveEmails(tx)
      return true
    },
    { timeout: 60_000 },
  )
}

function firstSettings(savedAt: Date): Prisma.SettingsCreateInput {
  const savedBy = userId(demoAccounts[0]?.email ?? '')
  return {
    version: 1,
    value: { ...standardSettings, serviceAreas: [...sampleAreas], company: sampleCompany },
    savedAt,
    savedBy,
  }
}

/** Of customers whose order of the product was delivered. */
async function verifyReviews(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`
    UPDATE reviews SET is_verified = true
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.user_id = reviews.user_id AND l.product_id = reviews.product_id AND o.status = ANY (${[...hadItStatuses]})`
}

/** Customers join shortly before the first thing they do, not all on one day. */
async function spreadJoining(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`
    UPDATE users SET created_at = known.first - interval '20 minutes'
    FROM (
      SELECT user_id, min(created_at) AS first
      FROM (SELECT user_id, created_at FROM orders UNION ALL SELECT user_id, created_at FROM reviews) written
      GROUP BY user_id
) known
    WHERE known.user_id = users.id`
}

/** Nobody reads the mail of the sample accounts, and the shop is shown with all it has. */
async function proveEmails(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`UPDATE users SET email_proven_at = created_at`
}

/** Most starts ask no more than this. Plain SQL: loading Prisma's query compiler would be half of the start. */
async function isSeeded(sql: Sql): Promise<boolean> {
  const [user] = await findSampleUser(sql, {})
  return user !== undefined
}

const findSampleUser = statement()('is-seeded', (db) =>
  db.selectFrom('users').select('id').where('is_sample', '=', true).limit(1),
)

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
      id: userId(email),
      email,
      emailKey: email,
      passwordHash: await hash(password),
      isSample: true,
    })),
  )
}

async function hostRow(): Promise<Prisma.UserCreateManyInput> {
  const { email } = sampleHost
  const passwordHash = await hash(randomBytes(32))
  return { ...sampleHost, id: userId(email), emailKey: email, passwordHash, isSample: true }
}

async function reviewerRows(): Promise<Prisma.UserCreateManyInput[]> {
  const passwordHash = await hash(randomBytes(32))
  return sampleReviewers.map(({ name, email }) => ({
    id: userId(email),
    name,
    email,
    emailKey: email,
    passwordHash,
    isSample: true,
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
    userId: userId(reviewer.email),
    name: reviewer.name,
    rating: review.rating,
    comment: review.comment,
    createdAt: new Date(`${addDays(today, -review.daysAgo)}T17:00:00Z`),
  }
}
