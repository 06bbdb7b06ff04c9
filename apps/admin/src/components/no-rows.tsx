import { Link } from 'react-router'

export type NoRowsProps = {
  list: { page: number; isNarrowed: boolean; hrefFor: (page: number) => string }
  /** Such as 'orders'. */
  things: string
  /** Said when there is not one, whatever the filters. */
  none: string
}

/** Why a list shows nothing, and the way back from a page past its end. */
export function NoRows({ list, things, none }: NoRowsProps) {
  if (list.page > 1) {
    return (
      <>
        No {things} on this page.{' '}
        <Link to={list.hrefFor(1)} className="underline underline-offset-4">
          First page
        </Link>
      </>
    )
  }
  return list.isNarrowed ? `No ${things} match` : none
}
