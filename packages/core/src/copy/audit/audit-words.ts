import { formatMoney } from '../../money/money.ts'
import type { AuditEntry } from '../../contract/audit/audit-output.ts'

/** One line of what an entry tells: a plain value, or what it was before and after. */
export type AuditLine = { label: string; value: string; from?: string | undefined }

/** The details of an entry in words: `from` and `to` are one change, cents are money, the rest is named. */
export function auditLines({ details }: Pick<AuditEntry, 'details'>): AuditLine[] {
  const { from, to, setting, field, ...others } = details
  const isChange = from !== undefined || to !== undefined
  const label = setting ? String(setting) : field ? labelOf(String(field)) : 'Changed'
  const change = { label, from: text('', from), value: text('', to) }
  const plain = Object.entries(others)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => ({ label: labelOf(name), value: text(name, value) }))
  return [...(isChange ? [change] : []), ...plain]
}

/** order.status-changed → Order moved */
export function auditActionText(action: string): string {
  const words = action.replace(/[._-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function text(name: string, value: AuditEntry['details'][string] | undefined): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (name.endsWith('Cents') && Number.isSafeInteger(value)) return formatMoney(Number(value))
  return value === true ? 'yes' : value === false ? 'no' : String(value)
}

/** requestedAmountCents → Requested amount, isHost → Host */
function labelOf(name: string): string {
  const words = name
    .replace(/Cents$/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
