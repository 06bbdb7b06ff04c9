type Shop = { payments: 'test' | 'live'; demoAccounts: readonly unknown[] }

/** Whether a shop that is not the demo takes orders and charges nobody. See docs/policy.md#card-payments. */
export function isTestShop({ payments, demoAccounts }: Shop): boolean {
  return payments === 'test' && demoAccounts.length === 0
}
