import type { KitTemplateDraft } from '../contract/kits/kit-template-input.ts'

export type KitTemplateChange = { field: keyof KitTemplateDraft; label: string; from: string; to: string }

const columns: Record<keyof KitTemplateDraft, { label: string; text: (draft: KitTemplateDraft) => string }> =
  {
    name: { label: 'Name', text: ({ name }) => name },
    description: { label: 'Description', text: ({ description }) => description },
    position: { label: 'Place', text: ({ position }) => String(position) },
    items: {
      label: 'Items',
      text: ({ items }) => items.map(({ slug, quantity }) => `${quantity} × ${slug}`).join(', '),
    },
  }

/** What is different about a template, field by field and in words; nothing for two that say the same. */
export function kitTemplateChanges(before: KitTemplateDraft, after: KitTemplateDraft): KitTemplateChange[] {
  const fields = Object.keys(columns) as (keyof KitTemplateDraft)[]
  return fields
    .map((field) => {
      const { label, text } = columns[field]
      return { field, label, from: text(before), to: text(after) }
    })
    .filter(({ from, to }) => from !== to)
}

/**
 * Somebody else saved the template while it was edited: their version, with what was edited here over it. What both
 * changed is as it was edited here.
 */
export function mergeKitTemplates(
  base: KitTemplateDraft,
  mine: KitTemplateDraft,
  theirs: KitTemplateDraft,
): KitTemplateDraft {
  const edited = kitTemplateChanges(base, mine).map(({ field }) => [field, mine[field]] as const)
  return { ...theirs, ...Object.fromEntries(edited) }
}
