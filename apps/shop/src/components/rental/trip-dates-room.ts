/** The room of the dates of a trip and its place, at their largest: kept for them until their script is there. */
export const tripDatesRoom = 'min-h-69 min-[30rem]:min-h-49'
