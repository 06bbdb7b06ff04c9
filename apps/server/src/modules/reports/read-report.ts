import type { ReportInput, ReportOutput } from '@trivet/core/contract/reports'
import { reportRule } from '@trivet/core/reports'
import type { UserContext } from '../../api/context.ts'
import { countReport } from './count-report.ts'
import { wireValue } from './figure-values.ts'
import { inSequence, nameLines, toWire } from './name-lines.ts'

const mostLines = 200

/** A report as staff look at it. */
export async function readReport(ctx: UserContext, input: ReportInput): Promise<ReportOutput> {
  const { report } = input
  const counted = await countReport(ctx, input, mostLines)
  const { chart, figures } = reportRule(report)
  return {
    report,
    ...counted.range,
    before: counted.before,
    timeZone: (await ctx.settings.current()).settings.timeZone,
    figures: [...figures],
    totals: toWire(report, counted.totals),
    totalsBefore: toWire(report, counted.totalsBefore),
    points: counted.points.map(({ period, value }) => ({ period, value: wireValue(chart, value) })),
    lines: await nameLines(ctx, report, inSequence(report, counted.lines).slice(0, mostLines)),
    lineCount: counted.lineCount,
    isCounting: counted.isCounting,
  }
}
