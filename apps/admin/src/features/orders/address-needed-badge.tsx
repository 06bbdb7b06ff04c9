import { Badge } from '@trivet/ui/badge'

/** The street is to follow: nothing is dispatched before. */
export function AddressNeededBadge() {
  return <Badge tone="warning">Address needed</Badge>
}
