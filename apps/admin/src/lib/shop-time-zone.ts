import { standardSettings } from '@trivet/core/settings'
import { trpc } from './trpc.ts'

/** By whose clock staff read, wherever they sit; that of a new shop until the settings have come. */
export function useShopTimeZone(): string {
  const { data } = trpc.shop.facts.useQuery(undefined, { staleTime: Infinity })
  return data?.timeZone ?? standardSettings.timeZone
}

/** 'America/Los_Angeles' → 'Los Angeles'. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
