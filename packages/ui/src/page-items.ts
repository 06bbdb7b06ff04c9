export type PageItem = number | 'gap-before' | 'gap-after'

/** All pages up to five; otherwise the first, the last, the neighbours, and gaps between. */
export function pageItems(page: number, pages: number): PageItem[] {
  if (pages <= 5) return range(1, pages)
  const first = Math.max(2, page - 1)
  const last = Math.min(pages - 1, page + 1)
  return [
    1,
    ...(first > 2 ? (['gap-before'] as const) : []),
    ...range(first, last),
    ...(last < pages - 1 ? (['gap-after'] as const) : []),
    pages,
  ]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
