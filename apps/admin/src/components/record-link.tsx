import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useListToLeave } from '../lib/list-left.ts'

/** In a list: the way to one of its records, from where the way back leads to the list as it was left. */
export function RecordLink(props: ComponentProps<typeof Link>) {
  const left = useListToLeave()
  return <Link state={left} {...props} />
}
