import { legalTitles } from '@trivet/core/copy/legal'
import { agreedNothing } from '@trivet/core/copy/privacy'
import { formatUsDate } from '@trivet/core/dates'
import { legalTexts } from '@trivet/core/legal'
import { Instant } from '../../components/instant.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { trpc } from '../../lib/trpc.ts'

/** Which versions of the legal texts a customer agreed to, and since when. */
export function AgreementsPanel({ id }: { id: string }) {
  const query = trpc.privacy.agreements.useQuery({ id })
  return (
    <Panel title="Agreed to">
      <QueryState query={query} failure="Failed to load what they agreed to">
        {(agreements) =>
          agreements.length === 0 ? (
            <p className="text-muted-foreground">{agreedNothing}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {agreements.map(({ since, ...versions }) => (
                <li key={since}>
                  <p className="text-small text-muted-foreground">
                    Since <Instant at={since} />
                  </p>
                  {legalTexts.map((text) => (
                    <p key={text}>
                      {legalTitles[text]} of {formatUsDate(versions[text])}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  )
}
