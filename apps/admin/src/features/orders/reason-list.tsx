import { Link } from 'react-router'
import { paths } from '../../paths.ts'

type ReasonListProps = { title: string; entries: readonly { _id: string; number: string; reason: string }[] }

/** Orders by the reason they share; their numbers on demand. */
export function ReasonList({ title, entries }: ReasonListProps) {
  const reasons = Map.groupBy(entries, ({ reason }) => reason)
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="mt-1 grid gap-1">
        {[...reasons].map(([reason, orders]) => (
          <li key={reason}>
            <details>
              <summary className="min-h-6 cursor-pointer">
                {orders.length} × {reason}
              </summary>
              <ul className="mt-1 ml-4 grid max-h-40 gap-1 overflow-y-auto">
                {orders.map(({ _id, number }) => (
                  <li key={_id}>
                    <Link to={paths.order({ _id })} className="font-mono underline underline-offset-4">
                      {number}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
