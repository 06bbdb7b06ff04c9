import { cn } from '@trivet/ui/cn'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

export type TabSetProps = { label: string; tabs: readonly { name: string; content: ReactNode }[] }

/** Tabs for a page whose script must stay small; every panel stands in the HTML, for search engines and printing. */
export function TabSet({ label, tabs }: TabSetProps) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }
    const next = targets[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      {/* the padding keeps the focus ring inside the scrolling strip */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="-mx-1 flex overflow-x-auto border-b px-1 pt-1"
      >
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={move}
            className={cn(
              'min-h-11 shrink-0 rounded-t-cloth border-b-3 border-transparent px-4 text-small font-medium -outline-offset-2',
              'text-muted-foreground hover:text-foreground aria-selected:border-primary aria-selected:text-foreground',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-label={name}
          hidden={index !== chosen}
          tabIndex={0}
          className="pt-6"
        >
          {content}
        </div>
      ))}
    </div>
  )
}
