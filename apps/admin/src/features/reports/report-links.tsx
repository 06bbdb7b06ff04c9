import { reportWords } from '@trivet/core/copy/reports'
import { reports, type Report } from '@trivet/core/reports'
import { cn } from '@trivet/ui/cn'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** All reports, each opened with the days that are looked at. */
export function ReportLinks({ report, query }: { report: Report; query: string }) {
  return (
    <nav aria-label="Reports" className="-mx-1 mb-4 flex max-w-full gap-1 overflow-x-auto p-1">
      {reports.map((one) => (
        <Link
          key={one}
          to={paths.report(one, query)}
          aria-current={one === report ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-9 items-center rounded-tool border px-3 font-medium whitespace-nowrap hover:bg-muted pointer-coarse:min-h-11',
            one === report ? 'border-primary bg-secondary' : 'bg-card',
          )}
        >
          {reportWords[one].title}
        </Link>
      ))}
    </nav>
  )
}
