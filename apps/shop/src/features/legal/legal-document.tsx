import { sellerLine } from '@trivet/core/company'
import { earlierVersion, readVersionInForce, runBy, versionDay } from '@trivet/core/copy/legal'
import type { LegalPage } from '@trivet/core/copy/legal'
import type { CalendarDate } from '@trivet/core/dates'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import { Link } from 'react-router'
import { PageCrumbs } from '../../components/page/page-crumbs.tsx'
import { PageHead } from '../../components/page/page-head.tsx'
import { SupportEmail } from '../../components/support-email.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'

type LegalDocumentProps = {
  page: (shop: string) => LegalPage
  version: CalendarDate
  isEarlier?: boolean
  /** Of the version in force. */
  path: string
  weave: string
}

/** A legal text: its version and its sections on a docket, the words beside it. */
export function LegalDocument({ page, version, isEarlier = false, path, weave }: LegalDocumentProps) {
  const { company, identity } = useShopSettings()
  const { title, summary, sections } = page(identity.name)
  const seller = sellerLine(company)
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: title, href: path },
  ]
  return (
    <div className="page-width">
      <PageHead title={title} description={summary} path={path} />
      <PageCrumbs crumbs={crumbs} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h1 className="pt-4 type-display">{title}</h1>
          <p className="mt-5 max-w-100 text-lead text-muted-foreground">{summary}</p>
          {isEarlier && (
            <p className="mt-4 max-w-100">
              {earlierVersion}{' '}
              <Link to={path} className="underline underline-offset-4">
                {readVersionInForce}
              </Link>
              .
            </p>
          )}
          {seller && <p className="mt-4 max-w-100">{runBy(identity.name, seller)}</p>}
          <div
            className={`weave ${weave} off-left-edge mt-8 flex justify-end rounded-r-cloth border border-l-0 py-10 pr-6 pl-24 max-lg:off-right-edge max-lg:justify-start max-lg:border-x-0 sm:pl-28 lg:mr-8 lg:pr-10`}
          >
            <nav aria-label="Sections" className="w-full max-w-88">
              <Docket title="What it says">
                {sections.map((section, index) => (
                  <DocketRow
                    key={section.id}
                    className="items-center py-0"
                    label={
                      <a
                        href={`#${section.id}`}
                        className="inline-flex min-h-9 items-center underline underline-offset-4"
                      >
                        {section.title}
                      </a>
                    }
                    value={index + 1}
                  />
                ))}
                <DocketTotal label="VERSION" value={<time dateTime={version}>{versionDay(version)}</time>} />
              </Docket>
            </nav>
          </div>
        </div>
        <div className="flex flex-col gap-12 lg:col-span-7 lg:pt-6">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="border-b border-foreground pb-3 type-h2">
                {index + 1}. {section.title}
              </h2>
              <div className="mt-5 flex max-w-prose flex-col gap-3">
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {section.points && (
                  <ul className="flex list-disc flex-col gap-2 pl-6">
                    {section.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </div>
            </section>
          ))}
          <p className="max-w-prose border-t pt-6 text-muted-foreground">
            Questions? Write to <SupportEmail className="text-foreground" />.
          </p>
        </div>
      </div>
    </div>
  )
}
