export * from './calendar-date.ts'
export * from './rental-period.ts'
