import { newMinimumDays, type MinimumDaysDraft } from './price-rules-draft.ts'
import { RuleAreas } from './rule-areas.tsx'
import { RuleField, RuleList, RuleRow, type RulesProps } from './rule-list.tsx'

export function MinimumDaysList({ form, onChange }: RulesProps) {
  const { minimumDays } = form.draft.priceRules
  const put = (key: string, values: Partial<MinimumDaysDraft>) =>
    onChange({ minimumDays: minimumDays.map((rule) => (rule.key === key ? { ...rule, ...values } : rule)) })
  return (
    <RuleList
      title="Minimum days"
      note="What is delivered on these days is rented for at least so many. Orders that are placed keep their days."
      none="A rental may be of one day."
      addLabel="Add minimum days"
      error={form.errorOf('priceRules.minimumDays')}
      onAdd={() => onChange({ minimumDays: [...minimumDays, newMinimumDays()] })}
    >
      {minimumDays.map((rule, place) => {
        const field = (name: string) => `priceRules.minimumDays.${place}.${name}`
        const called = `minimum days ${place + 1}`
        const typed = (name: 'days' | 'firstDay' | 'lastDay') => ({
          form,
          id: field(name),
          value: rule[name],
          onChange: (value: string) => put(rule.key, { [name]: value }),
        })
        return (
          <RuleRow
            key={rule.key}
            called={called}
            onRemove={() => onChange({ minimumDays: minimumDays.filter(({ key }) => key !== rule.key) })}
          >
            <RuleField {...typed('firstDay')} label="First delivery day" type="date" />
            <RuleField {...typed('lastDay')} label="Last delivery day" type="date" />
            <RuleField {...typed('days')} label="At least days" inputMode="numeric" />
            <RuleAreas
              called={called}
              areas={form.draft.areas}
              chosen={rule.areaIds}
              error={form.errorOf(field('areaIds'))}
              onChange={(areaIds) => put(rule.key, { areaIds })}
            />
          </RuleRow>
        )
      })}
    </RuleList>
  )
}
