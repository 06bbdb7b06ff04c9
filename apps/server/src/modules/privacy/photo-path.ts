import type { PersonalTableName } from '@trivet/core/privacy'

const folders: Partial<Record<PersonalTableName, string>> = {
  damage_photos: 'damage-photos',
  stop_photos: 'stop-photos',
}

/** Where the owner of an order sees a photo of it. */
export function photoPath(name: PersonalTableName, row: Record<string, unknown>, publicUrl: string) {
  const folder = folders[name]
  if (!folder) return {}
  return { picture: `${publicUrl}/api/orders/${String(row['order_id'])}/${folder}/${String(row['id'])}` }
}
