export * from './calendar-date-input.ts'
export * from './rental-date-input.ts'
