import { useLocation } from 'react-router'

type Left = {
  /** The address of the list. */
  list: string
}

/** What a record's page is handed by the list it is opened from: how the list stood. */
export function useListToLeave(): Left {
  const { pathname, search } = useLocation()
  return { list: pathname + search }
}

/** The list at this address as it was left; null where somebody came from elsewhere. */
export function listLeft(state: unknown, address: string): string | null {
  const { list }: Partial<Left> = Object(state)
  return list?.split('?')[0] === address ? list : null
}
