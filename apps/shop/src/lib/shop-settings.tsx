import { useQueryClient } from '@tanstack/react-query'
import { areaOf, ratesOf, settingsOf, standardSettings } from '@trivet/core/settings'
import type { ShopFacts } from '@trivet/core/contract/settings'
import type { ShopSettings } from '@trivet/core/settings'
import { createContext, useContext, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { usePlace } from './place-store.ts'
import { settingsVersion } from './settings-version.ts'
import { trpc } from './trpc.ts'

const Settings = createContext<ShopSettings>(standardSettings)

/** Lead time and service areas as the shop has set them, with the rates of where the guest stays. */
export function useShopSettings(): ShopSettings {
  return useContext(Settings)
}

/** The settings the page came with, until an answer of the API tells of newer ones. */
export function ShopSettingsProvider({ children }: { children: ReactNode }) {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const came = useRouteLoaderData<{ facts: ShopFacts | null }>('root')?.facts
  const asked = trpc.shop.facts.useQuery(undefined, { enabled: false }).data
  const facts = asked ?? came
  const version = facts?.version ?? 0
  const latest = useSyncExternalStore(settingsVersion.listen, settingsVersion.read, () => 0)

  useEffect(() => {
    if (latest <= version) return
    const ask = async () => {
      await utils.shop.facts.fetch(undefined, { staleTime: 0 })
      await queryClient.invalidateQueries({ queryKey: ['quote'] })
    }
    // what could not be had now is asked for with the next newer version
    ask().catch(() => {})
  }, [latest, version, utils, queryClient])

  const place = usePlace()
  const settings = useMemo(() => {
    const ofShop = facts ? settingsOf(facts) : standardSettings
    return { ...ofShop, rates: ratesOf(areaOf(place, ofShop), ofShop) }
  }, [facts, place])
  // later than the rest: a change at once would take away what waits for its script, and move what is below it
  return <Settings value={useDeferredValue(settings)}>{children}</Settings>
}
