import type { BasisPoints } from '../../money/money.ts'
import { formatMoney } from '../../money/money.ts'
import { settingsLimits as limits } from '../../settings/settings-limits.ts'

const percent = (basisPoints: BasisPoints) => `${basisPoints / 100}%`

/** Why a setting is refused, in the words staff read beside it. */
export const settingsRefusals = {
  taxBasisPoints: `The tax is between 0% and ${percent(limits.taxBasisPoints)}`,
  damageProtectionBasisPoints: `Damage protection is between 0% and ${percent(limits.damageProtectionBasisPoints)}`,
  deliveryPrice: `The delivery fee is between $0.00 and ${formatMoney(limits.deliveryCents)}, in whole cents`,
  longRentals: 'Choose how longer rentals are charged',
  turnaroundDays: `Turnaround takes 0 to ${limits.turnaroundDays} whole days`,
  leadTimeDays: `The lead time is 0 to ${limits.leadTimeDays} whole days`,
  retention: 'What no book needs is kept for 1 to 120 months',
  lateFee: 'The late fee is between 0% and 100% of the day price',
  lateFeeGrace: `The late fee begins after 1 to ${limits.lateFeeGraceDays} whole days`,
  unpaidHolds: 'Give the limits of unpaid orders, for an account and for an address',
  unpaidOrders: `Between 1 and ${limits.unpaidOrders} orders can wait for their payment`,
  unpaidUnits: `Unpaid orders can hold 1 to ${limits.unpaidUnits} units`,
  unpaidDays: `An unpaid order can be held for 1 to ${limits.unpaidDays} days`,
  serviceAreas: `Keep at least 1 service area, and at most ${limits.serviceAreas}`,
  areaName: `A service area needs a name of at most ${limits.areaNameLength} characters`,
  sameName: (name: string) => `There is another service area called ${name}`,
  timeZone: 'Choose a time zone, such as America/Chicago',
  noZips: 'Give at least one range of ZIP codes, such as 787 or 100–108',
  badZips: (range: string) =>
    `${range} is no range of ZIP codes: give first three digits, such as 787 or 100–108`,
  sharedZips: (zips: string, name: string) => `${zips} is in ${name} as well: a ZIP code belongs to one area`,
  areaId: 'An area is known by lower-case letters, digits and hyphens, such as new-york',
  depot: 'Choose an open depot of the shop',
  cutOffHour: 'The cut-off is a whole hour from 0 to 24; 24 lets guests order for today until midnight',
  windows: `A window takes 0 to ${limits.visitsPerWindow} visits a day, or any number; 0 does not offer it`,
  noWindow: 'Offer at least one window',
  weekday: 'The days of a week are Sun, Mon, Tue, Wed, Thu, Fri and Sat',
  closedWeekdays: 'Leave at least one day of the week on which the van drives',
  closedDates: `Give at most ${limits.closedDates} closed days, such as 12/25/2026`,
  identity: 'Give the shop with its name and support hours',
  shopName: `The shop needs a name of at most ${limits.shopNameLength} characters, without < > or quotes`,
  supportHours: `Say in at most ${limits.supportHoursLength} characters when guests reach you, such as Monday to Friday, 9am-6pm EST`,
  supportPhone: 'A phone number has at least 3 digits, such as (512) 555-0100',
  reviewed: 'Only tax, service areas and legal texts can be ticked, or all of it',
  company: 'Give the company with its legal name, address and support email, or null for none',
  legalName: `The company needs its legal name, of at most ${limits.legalNameLength} characters`,
  companyStreet: `The company needs a street, of at most ${limits.addressPartLength} characters`,
  companyCity: `The company needs a city, of at most ${limits.addressPartLength} characters`,
  companyState: `The company needs a state, of at most ${limits.addressPartLength} characters`,
  companyZip: 'The company needs a ZIP code of 5 digits, such as 78704',
  stateNotOfZip: (zip: string) => `${zip} is not in this state. Please check the ZIP code and the state.`,
  taxId: 'A tax id has 4 to 30 letters, digits, spaces and hyphens, such as 12-3456789',
  supportEmail: 'Guests need an email address to write to, such as hello@example.com',
} as const
