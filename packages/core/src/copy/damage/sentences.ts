export const damageBeforeDelivery = 'Damage can be reported once your kitchen has been delivered'
export const damageTooLate = (deadline: string) =>
  `Damage can be reported until 48 hours after the pickup. The last moment was ${deadline}.`
export const damageReportLimit = (max: number) =>
  `An order can have at most ${max} reports. Please write to us if there is more.`
export const damageUntilPickup = 'Open until 48 hours after the pickup'
export const damageTextRequired = 'Please say what happened'
export const damageKindRequired = 'Please say whether it is broken, chipped, missing or dirty'
export const damagePhotoRequired = 'Please add a photo'
export const damagePhotoLimit = (max: number) => `Please add at most ${max} photos`
export const damageReported = 'Thank you for telling us'
export const damageReportFailed = 'Failed to send your report. Please try again.'
export const damageDirty = 'You pay nothing for dirt: we wash everything before and after each stay.'
export const damageCovered = 'You took damage protection: accidents are covered, and there is nothing to pay.'
export const damageNotCovered = 'We look at it after the pickup and write to you before anything is charged.'
export const damagePhotoUnknown = 'One of the photos is no longer there. Please add it again.'
export const damageItemUnknown = 'Please choose one of the things you rented'
