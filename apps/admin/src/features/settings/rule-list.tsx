import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PriceRulesDraft } from './price-rules-draft.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** What a list of rules is told, and tells. */
export type RulesProps = { form: SettingsForm; onChange: (values: Partial<PriceRulesDraft>) => void }

type RuleListProps = {
  title: string
  note: string
  /** Said where there is none. */
  none: string
  addLabel: string
  error: string | undefined
  onAdd: () => void
  /** A row each. */
  children: ReactNode[]
}

/** The rules of one kind, with what they do and a button for one more. */
export function RuleList({ title, note, none, addLabel, error, onAdd, children }: RuleListProps) {
  return (
    <section className="border-t pt-4 first:border-t-0 first:pt-0">
      <h3 className="font-medium">{title}</h3>
      <p className="mb-3 max-w-prose text-muted-foreground">{note}</p>
      {children.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="flex flex-col divide-y border-y">{children}</ul>
      )}
      {error && (
        <p role="alert" className="mt-3 font-medium text-destructive">
          {error}
        </p>
      )}
      <Button variant="secondary" size="sm" className="mt-3" onClick={onAdd}>
        <Plus aria-hidden strokeWidth={1.75} />
        {addLabel}
      </Button>
    </section>
  )
}

type RuleRowProps = { called: string; onRemove: () => void; children: ReactNode }

/** One rule: its fields, and a way to take it off. */
export function RuleRow({ called, onRemove, children }: RuleRowProps) {
  return (
    <li className="grid grid-cols-2 items-start gap-x-4 gap-y-3 py-4 @2xl:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
      {children}
      <Button
        variant="ghost"
        size="sm"
        className="mt-7 justify-self-start @2xl:col-start-5"
        aria-label={`Remove ${called}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden strokeWidth={1.75} />
        Remove
      </Button>
    </li>
  )
}

type RuleFieldProps = {
  id: string
  label: string
  value: string
  form: SettingsForm
  onChange: (value: string) => void
  type?: 'date' | 'text'
  inputMode?: 'decimal' | 'numeric'
  hint?: string
  fieldClassName?: string
}

export function RuleField({ id, value, form, onChange, ...props }: RuleFieldProps) {
  return (
    <TextField
      {...props}
      id={id}
      value={value}
      error={form.errorOf(id)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => form.leave(id)}
    />
  )
}
