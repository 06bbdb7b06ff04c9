import { keepPreviousData } from '@tanstack/react-query'
import { reportLoadFailed, reportWords } from '@trivet/core/copy/reports'
import { reports, type Report } from '@trivet/core/reports'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { CsvButton } from '../components/csv-button.tsx'
import { QueryState } from '../components/query-state.tsx'
import { FigureMeanings } from '../features/reports/figure-meanings.tsx'
import { daysOfAddress, queryOf } from '../features/reports/report-address.ts'
import { ReportChart } from '../features/reports/report-chart.tsx'
import { ReportDays } from '../features/reports/report-days.tsx'
import { ReportLinks } from '../features/reports/report-links.tsx'
import { ReportTable } from '../features/reports/report-table.tsx'
import { ReportTotals } from '../features/reports/report-totals.tsx'
import { WeeklySwitch } from '../features/reports/weekly-switch.tsx'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function ReportsRoute() {
  const { report: named } = useParams()
  const report = reports.find((one) => one === named)
  return report ? <ReportPage report={report} /> : <Navigate to={paths.report(reports[0])} replace />
}

function ReportPage({ report }: { report: Report }) {
  const [address, setAddress] = useSearchParams()
  const asked = daysOfAddress(address)
  const query = trpc.reports.read.useQuery({ report, ...asked }, { placeholderData: keepPreviousData })
  const { title, asks } = reportWords[report]
  return (
    <AdminPage
      title={title}
      note={
        <CsvButton
          address={`/api/admin/reports.csv?${new URLSearchParams({ report, ...asked })}`}
          name={`trivet-${report}.csv`}
        />
      }
    >
      <ReportLinks report={report} query={queryOf(asked)} />
      <p className="mb-4 max-w-prose text-muted-foreground">{asks}.</p>
      <div className="mb-4">
        <ReportDays
          report={report}
          asked={asked}
          onChange={(next) => setAddress(queryOf(next), { replace: true, preventScrollReset: true })}
        />
      </div>
      <QueryState query={query} failure={reportLoadFailed}>
        {(answer) => (
          <div
            aria-busy={query.isPlaceholderData}
            className="grid gap-4 transition-opacity aria-busy:opacity-60 lg:gap-6"
          >
            {answer.isCounting && (
              <p role="status" className="rounded-cloth border bg-secondary px-4 py-3">
                Some orders are still being counted. Figures grow until they are.
              </p>
            )}
            <ReportTotals report={answer} />
            <ReportChart report={answer} />
            <ReportTable report={answer} />
            <FigureMeanings figures={answer.figures} />
            <WeeklySwitch />
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}
