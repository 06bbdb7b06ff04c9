import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import type { ReactNode, Ref } from 'react'

export type AutocompleteGroup<Item> = { title: string; items: readonly Item[] }

export type AutocompleteProps<Item extends { id: string; label: string }> = {
  label: string
  placeholder?: string
  maxLength?: number
  inputRef?: Ref<HTMLInputElement>
  value: string
  onValueChange: (text: string) => void
  /** What fits the text, as whoever searched found it: nothing is filtered here. */
  groups: readonly AutocompleteGroup<Item>[]
  renderItem: (item: Item) => ReactNode
  onChoose: (item: Item) => void
  /** Stands between the field and its list, such as what the search is doing. */
  children?: ReactNode
}

/** A field and, always open below it, what fits: arrow keys choose while the focus stays in the field. */
export function Autocomplete<Item extends { id: string; label: string }>({
  label,
  placeholder,
  maxLength,
  inputRef,
  value,
  onValueChange,
  groups,
  renderItem,
  onChoose,
  children,
}: AutocompleteProps<Item>) {
  return (
    <Base.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={groups}
      itemToStringValue={(item: Item) => item.label}
      value={value}
      // choosing does not search for the name of what was chosen
      onValueChange={(text, { reason }) => reason !== 'item-press' && onValueChange(text)}
    >
      <Base.Input
        ref={inputRef}
        aria-label={label}
        placeholder={placeholder}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        className="h-11 w-full rounded-input border border-input bg-card px-4 text-body max-md:text-[1rem]"
      />
      {children}
      <Base.List aria-label="Results" className="flex flex-col gap-3">
        {({ title, items }: AutocompleteGroup<Item>) => (
          <Base.Group key={title} items={items}>
            <Base.GroupLabel className="px-3 pb-1 text-caption font-semibold text-muted-foreground">
              {title}
            </Base.GroupLabel>
            <Base.Collection>
              {(item: Item) => (
                <Base.Item
                  key={item.id}
                  value={item}
                  onClick={() => onChoose(item)}
                  // some screen readers tell the active option by it alone
                  render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
                  className="flex min-h-11 cursor-default items-center gap-3 rounded-input px-3 py-1.5 outline-ring data-highlighted:bg-secondary data-highlighted:text-secondary-foreground data-highlighted:outline-2 data-highlighted:-outline-offset-2"
                >
                  {renderItem(item)}
                </Base.Item>
              )}
            </Base.Collection>
          </Base.Group>
        )}
      </Base.List>
    </Base.Root>
  )
}
