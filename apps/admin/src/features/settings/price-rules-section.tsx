import { Panel } from '../../components/panel.tsx'
import { LongStayList } from './long-stay-list.tsx'
import { MinimumDaysList } from './minimum-days-list.tsx'
import { PriceCalendar } from './price-calendar.tsx'
import type { PriceRulesDraft } from './price-rules-draft.ts'
import { SeasonList } from './season-list.tsx'
import type { SettingsForm } from './use-settings-form.ts'

/** What makes days dearer or cheaper, long stays cheaper, and short ones impossible. */
export function PriceRulesSection({ form }: { form: SettingsForm }) {
  const { priceRules } = form.draft
  const onChange = (values: Partial<PriceRulesDraft>) =>
    form.change({ priceRules: { ...priceRules, ...values } })
  const { decision } = form
  return (
    <Panel title="Prices by date">
      <div className="flex flex-col gap-6">
        <SeasonList form={form} onChange={onChange} />
        <LongStayList form={form} onChange={onChange} />
        <MinimumDaysList form={form} onChange={onChange} />
        {decision.ok && <PriceCalendar settings={decision.settings} />}
      </div>
    </Panel>
  )
}
