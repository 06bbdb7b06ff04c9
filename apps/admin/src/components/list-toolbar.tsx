import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { Search } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'

const pauseMs = 250

type ListToolbarProps = {
  list: { search: string; setSearch: (text: string) => void; isNarrowed: boolean; clear: () => void }
  /** What can be searched for, such as 'Number, e-mail or name'. */
  searchLabel: string
  /** How many there are, said to screen readers when it changes. */
  summary?: string
  /** The filters. */
  children?: ReactNode
  actions?: ReactNode
}

/** Above every list: search, filters, what came of them, and what can be done with it all. */
export function ListToolbar({ list, searchLabel, summary, children, actions }: ListToolbarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchBox key={list.search} label={searchLabel} search={list.search} onSearch={list.setSearch} />
      {children}
      {list.isNarrowed && (
        <Button variant="ghost" size="sm" onClick={list.clear}>
          Clear filters
        </Button>
      )}
      <p aria-live="polite" className="min-h-9 content-center text-muted-foreground tabular-nums">
        {summary}
      </p>
      {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}

type SearchBoxProps = { label: string; search: string; onSearch: (text: string) => void }

function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search)

  // the list follows the typing, after a pause
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => onSearch(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  })

  return (
    <form
      role="search"
      className="w-full sm:w-72"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <TextField
        type="search"
        label={label}
        placeholder={label}
        hideLabel
        // where the key / leads
        data-list-search
        icon={<Search aria-hidden strokeWidth={1.75} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}
