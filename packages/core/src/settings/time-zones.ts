/** The zones people pick from; any other one of the same database can be sent to the API. */
export const commonTimeZones = [
  { timeZone: 'America/New_York', label: 'Eastern' },
  { timeZone: 'America/Chicago', label: 'Central' },
  { timeZone: 'America/Denver', label: 'Mountain' },
  { timeZone: 'America/Phoenix', label: 'Arizona' },
  { timeZone: 'America/Los_Angeles', label: 'Pacific' },
  { timeZone: 'America/Anchorage', label: 'Alaska' },
  { timeZone: 'Pacific/Honolulu', label: 'Hawaii' },
  { timeZone: 'America/Puerto_Rico', label: 'Atlantic (Puerto Rico)' },
] as const

/** A place of the time zone database; an offset or an abbreviation would not follow the clock changes. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_-]+){1,2}$/.test(text)) return false
  try {
    Intl.DateTimeFormat('en-US', { timeZone: text })
    return true
  } catch {
    return false
  }
}
