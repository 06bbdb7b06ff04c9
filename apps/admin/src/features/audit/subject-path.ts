import type { AuditEntry } from '@trivet/core/contract/audit'
import { paths } from '../../paths.ts'

/** Where what an entry is about can be seen. */
export function subjectPath({ kind, id }: Pick<AuditEntry['subject'], 'kind' | 'id'>): string {
  switch (kind) {
    case 'order':
      return paths.order({ _id: id })
    case 'user':
      return paths.user({ _id: id })
    case 'product':
      return paths.product({ _id: id })
    case 'kit-template':
      return paths.kitTemplate({ _id: id })
    case 'promotion-code':
      return paths.promotionCode({ _id: id })
    case 'written-quote':
      return paths.quote({ _id: id })
    case 'message':
      return paths.message({ _id: id })
    case 'payout':
      return paths.payout({ _id: id })
    case 'review':
      return paths.reviews()
    case 'subscription':
      return paths.newsletter()
    case 'waiting-list':
      return paths.waitingList()
    case 'mail':
      return paths.mailOf({ _id: id })
    case 'payment-flag':
      return paths.payments()
    // which address it was is written nowhere
    case 'address':
      return paths.audit()
    case 'settings':
      return paths.settings()
  }
}
