export {
  adminInput,
  askedLinkInput,
  forgotPasswordInput,
  loginInput,
  ownerInput,
  profileUpdateInput,
  registerInput,
  resetPasswordInput,
  verifyEmailInput,
  type AdminInput,
  type ForgotPasswordInput,
  type LoginInput,
  type OwnerInput,
  type ProfileUpdateInput,
  type RegisterInput,
  type ResetPasswordInput,
  type VerifyEmailInput,
} from './account-input.ts'
export * from './account-output.ts'
export * from './email-input.ts'
export * from './invitation.ts'
export * from './staff-account-input.ts'
export * from './staff-account-output.ts'
