/** The keys under which the shop remembers things in the browser. */
export const storageKeys = {
  userInfo: 'userInfo',
  cart: 'cart',
  rentalDates: 'rentalDates',
  damageProtection: 'damageProtection',
  newsletterSubscribed: 'newsletterSubscribed',
  popupClosed: 'popupClosed',
  appliedReferralCode: 'appliedReferralCode',
  appliedPromotionCode: 'appliedPromotionCode',
  stay: 'stay',
  place: 'place',
  kitDrafts: 'kitDrafts',
  kitGuideSeen: 'kitGuideSeen',
} as const
