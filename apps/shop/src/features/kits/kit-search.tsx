import { TextField } from '@trivet/ui/text-field'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

const typingPause = 250

type KitSearchProps = { keyword: string | undefined; onSearch: (keyword: string | undefined) => void }

/** Searches the listing while one types. */
export function KitSearch({ keyword = '', onSearch }: KitSearchProps) {
  const [draft, setDraft] = useState(keyword)
  const [asked, setAsked] = useState(keyword)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // changed by Back or by a button that shows everything, not by what was typed here
  const [seen, setSeen] = useState(keyword)
  if (keyword !== seen) {
    setSeen(keyword)
    if (keyword !== asked) setDraft(keyword)
  }

  function search(text: string) {
    clearTimeout(timer.current)
    const wanted = text.trim()
    setAsked(wanted)
    if (wanted !== keyword) onSearch(wanted || undefined)
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search(draft)
      }}
    >
      <TextField
        type="search"
        label="Search items"
        hideLabel
        placeholder="Whisk, pot…"
        icon={<Search strokeWidth={1.75} />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={draft}
        onChange={(event) => {
          const text = event.currentTarget.value
          setDraft(text)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(text), typingPause)
        }}
      />
    </form>
  )
}
