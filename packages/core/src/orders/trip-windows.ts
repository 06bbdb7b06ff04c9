/** Between which hours the van comes, on the clock of the place: before most guests arrive, after they have left. */
export const tripWindows = { delivery: '9am-3pm', pickup: '11am-5pm' } as const
