export const stayNotFound = 'Stay not found'
export const tooManyStays = (max: number) => `You can save at most ${max} stays`
