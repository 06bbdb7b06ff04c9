import { newSeason, type SeasonDraft } from './price-rules-draft.ts'
import { RuleAreas } from './rule-areas.tsx'
import { RuleField, RuleList, RuleRow, type RulesProps } from './rule-list.tsx'

export function SeasonList({ form, onChange }: RulesProps) {
  const { seasons } = form.draft.priceRules
  const put = (id: string, values: Partial<SeasonDraft>) =>
    onChange({ seasons: seasons.map((season) => (season.id === id ? { ...season, ...values } : season)) })
  return (
    <RuleList
      title="Seasons"
      note="A season makes the days that lie in it dearer, or cheaper with a minus. Guests read its name and percentage as a row of their price."
      none="No season: every day costs the same."
      addLabel="Add a season"
      error={form.errorOf('priceRules.seasons')}
      onAdd={() => onChange({ seasons: [...seasons, newSeason()] })}
    >
      {seasons.map((season, place) => {
        const field = (name: string) => `priceRules.seasons.${place}.${name}`
        const called = season.name.trim() || `season ${place + 1}`
        const typed = (name: 'name' | 'firstDay' | 'lastDay' | 'percent') => ({
          form,
          value: season[name],
          onChange: (value: string) => put(season.id, { [name]: value }),
        })
        return (
          <RuleRow
            key={season.id}
            called={called}
            onRemove={() => onChange({ seasons: seasons.filter(({ id }) => id !== season.id) })}
          >
            <RuleField
              {...typed('name')}
              id={field('name')}
              label="Season"
              fieldClassName="col-span-full @2xl:col-span-1"
            />
            <RuleField {...typed('firstDay')} id={field('firstDay')} label="First day" type="date" />
            <RuleField {...typed('lastDay')} id={field('lastDay')} label="Last day" type="date" />
            <RuleField {...typed('percent')} id={field('basisPoints')} label="Percent" inputMode="decimal" />
            <RuleAreas
              called={called}
              areas={form.draft.areas}
              chosen={season.areaIds}
              error={form.errorOf(field('areaIds'))}
              onChange={(areaIds) => put(season.id, { areaIds })}
            />
          </RuleRow>
        )
      })}
    </RuleList>
  )
}
