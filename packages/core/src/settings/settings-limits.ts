/** What nobody would set on purpose is refused as a slip of the finger. */
export const settingsLimits = {
  taxBasisPoints: 3000,
  damageProtectionBasisPoints: 5000,
  deliveryCents: 50_000,
  turnaroundDays: 14,
  leadTimeDays: 60,
  unpaidOrders: 100,
  unpaidUnits: 1000,
  unpaidDays: 180,
  serviceAreas: 50,
  areaNameLength: 80,
  shopNameLength: 40,
  supportHoursLength: 80,
  supportPhoneLength: 30,
  legalNameLength: 120,
  addressPartLength: 100,
} as const
