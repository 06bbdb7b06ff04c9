import * as stockCopy from '@trivet/core/copy/stock'
import { AdminPage } from '../components/admin-page.tsx'
import { Instant } from '../components/instant.tsx'
import { QueryState } from '../components/query-state.tsx'
import { DepotsSection } from '../features/settings/depots-section.tsx'
import { SettingsForm } from '../features/settings/settings-form.tsx'
import { trpc } from '../lib/trpc.ts'

export default function SettingsRoute() {
  // what is compared with only changes when the page is opened, or when somebody asks for it
  const settings = trpc.settings.get.useQuery(undefined, {
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  const depots = trpc.stock.depots.useQuery()
  // other pages remember the settings too, as they were some time ago
  const present = settings.isFetchedAfterMount ? settings.data : undefined
  const { savedAt, savedBy } = settings.data ?? {}
  return (
    <AdminPage
      title="Settings"
      note={
        savedAt && (
          <>
            Saved <Instant at={savedAt} /> by {savedBy}
          </>
        )
      }
    >
      <QueryState query={{ ...settings, data: present }} failure="Failed to load the settings">
        {(loaded) => (
          <QueryState query={depots} failure={stockCopy.depotsFailed}>
            {({ depots: known }) => (
              <div className="flex flex-col gap-6">
                <SettingsForm present={loaded} depots={known} />
                <DepotsSection depots={known} />
              </div>
            )}
          </QueryState>
        )}
      </QueryState>
    </AdminPage>
  )
}
