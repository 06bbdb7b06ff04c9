import { addDays, type CalendarDate } from '@trivet/core/dates'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { kitTemplates, type KitContents } from './kit-templates.ts'
import { kitsOfDemoGuest } from './sample-kits.ts'
import { kitId, productId, userId } from './seed-id.ts'

/** The templates of the builder, and what the guest everybody can sign in as has saved with it. */
export async function addKits(tx: Prisma.TransactionClient, today: CalendarDate): Promise<void> {
  await tx.kitTemplate.createMany({
    data: kitTemplates.map(({ contents: _contents, ...template }, index) => ({
      ...template,
      position: index + 1,
      isSample: true,
    })),
  })
  await tx.kitTemplateItem.createMany({
    data: kitTemplates.flatMap(({ id, contents }) =>
      itemRows(contents).map((item) => ({ ...item, templateId: id })),
    ),
  })
  await tx.kit.createMany({
    data: kitsOfDemoGuest.map(({ name, savedDaysAgo }) => {
      const savedAt = new Date(`${addDays(today, -savedDaysAgo)}T17:00:00Z`)
      return {
        id: kitId(name),
        userId: userId('guest@trivet.test'),
        name,
        createdAt: savedAt,
        lastModified: savedAt,
        isSample: true,
      }
    }),
  })
  await tx.kitItem.createMany({
    data: kitsOfDemoGuest.flatMap(({ name, contents }) =>
      itemRows(contents).map((item) => ({ ...item, kitId: kitId(name) })),
    ),
  })
}

function itemRows(contents: KitContents) {
  return contents.map((entry, index) => {
    const [slug, quantity] = typeof entry === 'string' ? [entry, 1] : entry
    return { productId: productId(slug), quantity, position: index + 1 }
  })
}
