import { cn } from '@trivet/ui/cn'
import type { Choice, ChoiceGroup } from './choice.ts'

type ChoiceListProps = {
  id: string
  groups: readonly ChoiceGroup[]
  chosenId: string | undefined
  optionId: (choice: Choice) => string
  onPoint: (choice: Choice) => void
  onOpen: (choice: Choice) => void
}

/** The focus stays in the field above; it tells which option is the active one. */
export function ChoiceList({ id, groups, chosenId, optionId, onPoint, onOpen }: ChoiceListProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className="flex flex-col gap-3">
      {groups.map(({ title, choices }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="px-3 pb-1 text-caption font-semibold text-muted-foreground">
            {title}
          </p>
          {choices.map((choice) => {
            const isChosen = choice.id === chosenId
            return (
              <button
                type="button"
                tabIndex={-1}
                key={choice.id}
                id={optionId(choice)}
                role="option"
                aria-selected={isChosen}
                className={cn(
                  'flex min-h-11 w-full items-center gap-3 rounded-input px-3 py-1.5 text-left',
                  isChosen &&
                    'bg-secondary text-secondary-foreground outline-2 -outline-offset-2 outline-ring',
                )}
                onPointerMove={() => isChosen || onPoint(choice)}
                // the focus stays where it is typed
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onOpen(choice)}
              >
                <choice.Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{choice.label}</span>
                  {choice.detail && (
                    <span className="block truncate text-caption text-muted-foreground">{choice.detail}</span>
                  )}
                </span>
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
