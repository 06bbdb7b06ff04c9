import { legalTitles, noVersionKept } from '@trivet/core/copy/legal'
import { formatUsDate, type CalendarDate } from '@trivet/core/dates'
import type { Order } from '@trivet/core/contract/orders'
import { legalTexts, legalVersions, type LegalText } from '@trivet/core/legal'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** The versions of the texts that the order was placed under. */
export function AgreedTexts({ agreedTo }: Pick<Order, 'agreedTo'>) {
  if (!agreedTo) return noVersionKept
  return (
    <ul className="flex flex-col gap-1">
      {legalTexts.map((text) => (
        <li key={text}>
          <Link to={pathOf(text, agreedTo[text])} className="underline underline-offset-4">
            {legalTitles[text]}
          </Link>{' '}
          of {formatUsDate(agreedTo[text])}
        </li>
      ))}
    </ul>
  )
}

/** The words that the order was placed under, not those of today. */
function pathOf(text: LegalText, version: CalendarDate): string {
  if (text === 'terms') return paths.terms()
  return version === legalVersions[text] ? paths[text]() : paths[text]({ version })
}
