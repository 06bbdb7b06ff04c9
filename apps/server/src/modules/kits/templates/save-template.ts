import type { KitTemplateDraft } from '@trivet/core/contract/kits'
import * as kitsCopy from '@trivet/core/copy/kits'
import { kitTemplateChanges, templateItemProblems } from '@trivet/core/kits'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { brokenConstraint } from '../../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { findTemplateProducts, writeTemplate } from './template-writes.repo.ts'

type Save = {
  id: string
  /** Null: a new one. */
  before: KitTemplateDraft | null
  draft: KitTemplateDraft
}

/** Checks and writes a template, with a line in the audit log. */
export async function saveTemplate(ctx: UserContext, tx: Sql, { id, before, draft }: Save): Promise<void> {
  const slugs = draft.items.map(({ slug }) => slug)
  const products = await findTemplateProducts(tx, slugs)
  const errors = templateItemProblems({
    items: draft.items,
    products: new Map(products.map((product) => [product.slug, product])),
    present: before?.items.map(({ slug }) => slug) ?? [],
  }).map(({ path, fault }) => ({ path, message: kitsCopy.templateItemMessage(fault) }))
  if (errors.length > 0) throw new AppError('TEMPLATE_REFUSED', { message: errors[0]?.message, errors })
  const now = ctx.clock.now()
  await writeTemplate(tx, { id, draft, now })
  const changes = before ? kitTemplateChanges(before, draft) : []
  await recordAudit(tx, {
    actorId: ctx.actor.userId,
    action: before ? 'kit-template.changed' : 'kit-template.created',
    subject: `kit-template:${id}`,
    details: before
      ? Object.fromEntries(changes.map(({ label, from, to }) => [label, `${from} → ${to}`]))
      : { name: draft.name },
    now,
  })
}

/** In one transaction, whose refusals by the database are told in our words. */
export async function savingTemplates<T>(ctx: UserContext, work: (tx: Sql) => Promise<T>): Promise<T> {
  try {
    return await retryConflicts(() => transaction(ctx.sql, work))
  } catch (error) {
    if (brokenConstraint(error) !== 'kit_templates_name_taken') throw error
    const errors = [{ path: 'name', message: kitsCopy.templateNameTaken }]
    throw new AppError('TEMPLATE_NAME_TAKEN', { errors, cause: error })
  }
}
