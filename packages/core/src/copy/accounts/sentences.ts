export const signingIn = 'Signing In...'
export const loginSucceeded = 'Login successful!'
export const loginFailed = 'Login failed. Please check your credentials.'
export const registrationSucceeded = 'Registration successful!'
export const registrationFailed = 'Registration failed. Please try again.'
export const emailInvalid = 'Please enter a valid email address'
export const emailTaken = 'An account with this email already exists'
export const passwordsDoNotMatch = 'Passwords do not match'
export const passwordTooShort = 'Password must be at least 6 characters'
export const passwordTooLong = 'Password must be at most 128 characters'
export const passwordTooCommon = 'This password is too common. Please choose another one.'
export const currentPasswordWrong = 'Current password is incorrect'
export const resetLinkSent = 'If that email is registered, a reset link has been sent.'
export const resetLinkInvalid = 'This reset link is invalid or has expired.'
export const ownerLinkInvalid =
  'This link is used, expired, or no longer needed. While the shop has no staff, each start of the server prints a new one.'
export const myOrders = 'My Orders'
export const profileUpdated = 'Profile updated successfully'
export const profileUpdateFailed = 'Failed to update profile'
export const profileLoadFailed = 'Failed to load profile. Please try again.'
export const becameHost = 'You are now a host! Visit your Host Dashboard to generate your referral code.'
export const becomeHostFailed = 'Failed to become a host. Please try again.'
export const signInAgain = 'Please sign in again to change your email or password'
export const profileDataLoadFailed = 'Failed to load profile data'
export const accountNotFound = 'Account not found'
export const staffForOwners = 'Accounts of staff are shown to owners alone.'
export const accountChanged = 'This account was changed meanwhile. Look at it again before you save.'
export const accountEmailUnproven =
  'Nobody has proven that this email address is theirs. Once its owner has used a link that we sent there, such as one for a new password, you can give the role.'
export const emailOfMoney =
  'Hosts, and whoever has account credit, get another email only from staff whose role includes payouts.'
export const accountLastOwner = 'This is the last owner. Make somebody else an owner first.'
export const accountOwnAccess = 'You cannot disable your own account'
export const emailLinkInvalid = 'This link is invalid or has expired.'
export const emailProvenAlready = 'Your email address is confirmed already'
export const emailLinkSent = (email: string) => `We sent a link to ${email}. It works for 24 hours.`
export const emailConfirmed = (email: string) => `${email} is confirmed. Thank you!`
export const emailUnproven = (email: string) => `Confirm your email: we sent a link to ${email}.`
export const newEmailUnproven = (email: string) =>
  `Confirm your new email: we sent a link to ${email}. Until then your old one stays.`
export const newEmailAsked = (email: string) =>
  `Saved. ${email} becomes your email once you open the link we sent there.`
export const confirmEmailFirst =
  'Confirm your email first: open the link we sent you, or send it again in your profile.'
export const unprovenOrdersSpent = (perDay: number) =>
  `Until you confirm your email, you can place ${perDay} orders a day. Open the link we sent you, or send it again in your profile.`
export const emailToConfirm = 'Your email is to be confirmed'
