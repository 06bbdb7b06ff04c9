import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { Search } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'

const pauseMs = 250

type ListToolbarProps = {
  list: { search: string; setSearch: (text: string) => void; isNarrowed: boolean; clear: () => void }
  /** What can be searched for, such as 'Number, email or name'. */
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
      <SearchBox label={searchLabel} search={list.search} onSearch={list.setSearch} />
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
  const [seen, setSeen] = useState(search)
  // what was asked for here and has not come back as the list's search yet
  const [asked, setAsked] = useState<readonly string[]>([])
  if (search !== seen) {
    setSeen(search)
    const own = asked.lastIndexOf(search)
    setAsked(own < 0 ? [] : asked.slice(own + 1))
    // changed elsewhere, such as by Clear filters; what is typed here meanwhile stays
    if (own < 0) setText(search)
  }
  const wanted = text.trim()
  const isAsked = wanted === (asked.at(-1) ?? search)

  function ask() {
    if (isAsked) return
    setAsked([...asked, wanted])
    onSearch(wanted)
  }

  // the list follows the typing, after a pause
  useEffect(() => {
    if (isAsked) return
    const timer = setTimeout(ask, pauseMs)
    return () => clearTimeout(timer)
  })

  return (
    <form
      role="search"
      className="w-full sm:w-72"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
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
