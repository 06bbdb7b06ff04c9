import { ConsolePage } from '../components/console-page.tsx'
import { Instant } from '../components/instant.tsx'
import { QueryState } from '../components/query-state.tsx'
import { SettingsForm } from '../features/settings/settings-form.tsx'
import { trpc } from '../lib/trpc.ts'

export default function SettingsRoute() {
  // what is compared with only changes when the page is opened, or when somebody asks for it
  const settings = trpc.settings.get.useQuery(undefined, {
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const { savedAt, savedBy } = settings.data ?? {}
  return (
    <ConsolePage
      title="Settings"
      note={
        savedAt && (
          <>
            Saved <Instant at={savedAt} /> by {savedBy}
          </>
        )
      }
    >
      <QueryState query={settings} failure="Failed to load the settings">
        {(present) => <SettingsForm present={present} />}
      </QueryState>
    </ConsolePage>
  )
}
