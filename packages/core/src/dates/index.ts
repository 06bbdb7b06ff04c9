export * from './calendar-date.ts'
export * from './month.ts'
export * from './rental-period.ts'
