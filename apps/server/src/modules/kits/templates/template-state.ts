import { checkKit, priceKit } from '@trivet/core/kits'
import { toDecimal } from '@trivet/core/money'
import { offeredItems, problemsOf } from '../kit-record.ts'
import type { StoredTemplate } from './stored-templates.repo.ts'

/** What a template is today: what guests get of it and at what price, and what staff should know. */
export function templateState(template: StoredTemplate) {
  const offered = offeredItems(template)
  const { itemCount, totalCents } = priceKit(offered)
  return {
    _id: template.id,
    itemCount,
    price: toDecimal(totalCents),
    problems: problemsOf(template),
    isOffered: template.archivedAt === null && checkKit(offered).isComplete,
    archivedAt: template.archivedAt?.toISOString() ?? null,
    updatedAt: template.updatedAt.toISOString(),
  }
}
