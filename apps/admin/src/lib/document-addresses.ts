export const routeSheetAddress = (day: string, area = '') =>
  `/api/admin/dispatch/route-sheet.pdf?${new URLSearchParams({ day, ...(area && { area }) })}`

export const packingListsAddress = (day: string, area = '') =>
  `/api/admin/dispatch/packing-lists.pdf?${new URLSearchParams({ day, ...(area && { area }) })}`

export const packingListAddress = (orderId: string) => `/api/admin/orders/${orderId}/packing-list.pdf`
