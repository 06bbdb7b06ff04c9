const page = { page: 'pageNumber' }

/** What a parameter of a list was called before: its REST endpoint goes on taking it. By the procedure's name. */
export const olderQueryNames: Record<string, Record<string, string> | undefined> = {
  'accounts.page': page,
  'adminProducts.list': page,
  'kitTemplates.list': page,
  'promotionCodes.list': page,
  'writtenQuotes.list': page,
}
