import type { AutocompleteGroup } from '@trivet/ui/autocomplete'
import type { LucideIcon } from 'lucide-react'

/** One line of the menu: where it leads, or what it does. */
export type Choice = {
  id: string
  label: string
  detail?: string
  Icon: LucideIcon
  to?: string
  run?: () => void
}

export type ChoiceGroup = AutocompleteGroup<Choice>
