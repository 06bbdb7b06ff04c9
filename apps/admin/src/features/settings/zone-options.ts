import { commonTimeZones } from '@trivet/core/settings'

/** A zone that was set through the API stays what it is. */
export function zoneOptions(present: string) {
  const options = commonTimeZones.map(({ timeZone, label }) => ({ value: timeZone as string, label }))
  const isKnown = options.some(({ value }) => value === present)
  return isKnown ? options : [...options, { value: present, label: present }]
}
