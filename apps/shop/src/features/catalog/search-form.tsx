import { TextField } from '@trivet/ui/text-field'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import type { CatalogQuery } from '../../paths.ts'
import { KeptFields } from './kept-fields.tsx'

const typingPause = 150

/** Searches while typing; without script it is a plain form. */
export function SearchForm({ query }: { query: CatalogQuery }) {
  const { keyword = '' } = query
  const navigate = useNavigate()
  const [draft, setDraft] = useState(keyword)
  const [asked, setAsked] = useState(keyword)
  const [seen, setSeen] = useState(keyword)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // the address changed by Back or a clear button, not by what was typed here
  if (keyword !== seen) {
    setSeen(keyword)
    if (keyword !== asked) setDraft(keyword)
  }

  function search(text: string, { typing }: { typing: boolean }) {
    clearTimeout(timer.current)
    const wanted = text.trim()
    setAsked(wanted)
    if (wanted === keyword) return
    const next = paths.catalog({ ...query, keyword: wanted, pageNumber: undefined })
    // one step for a whole search: Back shows the list before its first letter
    void navigate(next, { replace: typing && keyword !== '', preventScrollReset: typing })
  }

  function type(text: string) {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text, { typing: true }), typingPause)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    search(draft, { typing: false })
  }

  return (
    <form role="search" method="get" action={paths.catalog()} onSubmit={submit}>
      <KeptFields query={query} without={['keyword']} />
      <TextField
        type="search"
        name="keyword"
        label="Search kits and items"
        hideLabel
        placeholder="Knife, skillet, brunch…"
        icon={<Search strokeWidth={1.75} />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={draft}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </form>
  )
}
