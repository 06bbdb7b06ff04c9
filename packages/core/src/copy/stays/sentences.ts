export const stayNotFound = 'Stay not found'
export const stayNotServed = (reason: string) => `Guests cannot book this listing. ${reason}`
export const tooManyStays = (max: number) => `You can save at most ${max} stays`
