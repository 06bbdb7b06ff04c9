import { kitCategories } from '@trivet/core/catalog'
import type { KitTemplate } from '@trivet/core/contract/kits'
import { checkKit, priceKit } from '@trivet/core/kits'
import { toDecimal } from '@trivet/core/money'
import type { Context } from '../../api/context.ts'
import { toKitItem } from './kit-record.ts'
import { listTemplates, type TemplateRecord } from './kit-templates.repo.ts'

/** The kits the shop suggests to start from, at today's prices; one that lost what makes a kit is left out. */
export async function listKitTemplates(ctx: Context): Promise<KitTemplate[]> {
  const templates = await listTemplates(ctx.sql)
  return templates.filter((template) => checkKit(template.items).isComplete).map(toTemplate)
}

function toTemplate({ items, ...template }: TemplateRecord): KitTemplate {
  const { itemCount, totalCents } = priceKit(items)
  return {
    ...template,
    itemCount,
    estimatedPrice: toDecimal(totalCents),
    categories: kitCategories.filter((category) => items.some((item) => item.category === category)),
    items: items.map(toKitItem),
  }
}
