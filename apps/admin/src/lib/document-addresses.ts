export const routeSheetAddress = (day: string, area = '') =>
  `/api/admin/dispatch/route-sheet.pdf?${new URLSearchParams({ day, ...(area && { area }) })}`

type OfDay = { area?: string; depot?: string | null }

export const packingListsAddress = (day: string, { area, depot }: OfDay) =>
  `/api/admin/dispatch/packing-lists.pdf?${new URLSearchParams({ day, ...(area && { area }), ...(depot && { depot }) })}`

export const packingListAddress = (orderId: string) => `/api/admin/orders/${orderId}/packing-list.pdf`
