import { newLongStay, type LongStayDraft } from './price-rules-draft.ts'
import { RuleField, RuleList, RuleRow, type RulesProps } from './rule-list.tsx'

export function LongStayList({ form, onChange }: RulesProps) {
  const { longStays } = form.draft.priceRules
  const put = (key: string, values: Partial<LongStayDraft>) =>
    onChange({ longStays: longStays.map((stay) => (stay.key === key ? { ...stay, ...values } : stay)) })
  return (
    <RuleList
      title="Long stays"
      note="Off the rental cost from so many days on; the best one reached counts. A guest with a code gets the better of the two."
      none="Nothing is off for a long stay."
      addLabel="Add a long stay"
      error={form.errorOf('priceRules.longStays')}
      onAdd={() => onChange({ longStays: [...longStays, newLongStay()] })}
    >
      {longStays.map((stay, place) => {
        const field = (name: string) => `priceRules.longStays.${place}.${name}`
        return (
          <RuleRow
            key={stay.key}
            called={`long stay ${place + 1}`}
            onRemove={() => onChange({ longStays: longStays.filter(({ key }) => key !== stay.key) })}
          >
            <RuleField
              form={form}
              id={field('fromDays')}
              label="From days"
              inputMode="numeric"
              value={stay.fromDays}
              onChange={(fromDays) => put(stay.key, { fromDays })}
            />
            <RuleField
              form={form}
              id={field('basisPoints')}
              label="Percent off"
              inputMode="decimal"
              value={stay.percent}
              onChange={(percent) => put(stay.key, { percent })}
            />
          </RuleRow>
        )
      })}
    </RuleList>
  )
}
