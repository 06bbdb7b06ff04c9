import { useNavigation } from 'react-router'

/** A strip of cloth along the top while the next page is fetched; like skeletons, only when that lasts. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div role="status" className="skeleton fixed inset-x-0 top-0 z-60 h-1 bg-primary">
      <span className="sr-only">Loading</span>
    </div>
  )
}
