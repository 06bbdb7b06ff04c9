/** Staff who do nothing for so long are signed out, and everybody of them after so many hours. */
export const staffIdleMinutes = 30

export const staffSessionHours = 12
