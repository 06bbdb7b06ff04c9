// what every page of the shop says: apart from the others, which would come along into each first load
export const loggedOut = 'Logged out successfully'
export const myProfile = 'My Profile'
