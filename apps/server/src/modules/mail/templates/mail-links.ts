/** Where mails lead, below the address people open. */
export function mailLinks(publicUrl: string) {
  const at = (path: string) => new URL(path, publicUrl).href
  return {
    order: (orderId: string) => at(`/confirmation/${orderId}`),
    catalog: at('/catalog'),
    product: (slug: string) => at(`/products/${encodeURIComponent(slug)}`),
    login: at('/login'),
    forgotPassword: at('/forgot-password'),
    hostDashboard: at('/host-dashboard'),
    accountCredit: at('/profile#account-credit'),
    payout: (id: string) => at(`/host-dashboard/payouts/${id}`),
    reports: ({ from, to }: { from: string; to: string }) =>
      at(`/admin/reports/revenue?from=${from}&to=${to}`),
    payoutDetails: at('/profile#payout-details'),
  }
}

export type MailLinks = ReturnType<typeof mailLinks>

/** With the name that the shop goes by. */
export type ShopLinks = MailLinks & { shopName: string }
