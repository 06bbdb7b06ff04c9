import { legalTitles, noVersionKept } from '@trivet/core/copy/legal'
import { formatUsDate } from '@trivet/core/dates'
import type { Order } from '@trivet/core/contract/orders'
import { legalTexts } from '@trivet/core/legal'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** The versions of the texts that the order was placed under. */
export function AgreedTexts({ agreedTo }: Pick<Order, 'agreedTo'>) {
  if (!agreedTo) return noVersionKept
  return (
    <ul className="flex flex-col gap-1">
      {legalTexts.map((text) => (
        <li key={text}>
          <Link to={paths[text]()} className="underline underline-offset-4">
            {legalTitles[text]}
          </Link>{' '}
          of {formatUsDate(agreedTo[text])}
        </li>
      ))}
    </ul>
  )
}
