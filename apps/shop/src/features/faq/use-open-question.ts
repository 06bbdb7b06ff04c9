import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to one question shows its answer. */
export function useOpenQuestion() {
  const { hash } = useLocation()
  useEffect(() => {
    const named = document.getElementById(hash.slice(1))
    if (named instanceof HTMLDetailsElement) named.open = true
  }, [hash])
}
