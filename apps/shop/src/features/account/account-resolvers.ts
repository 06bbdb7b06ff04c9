import { zodResolver } from '@hookform/resolvers/zod'
import {
  forgotPasswordInput,
  loginInput,
  profileUpdateInput,
  registerInput,
  resetPasswordInput,
} from '@trivet/core/contract/accounts'
import { factorCodeInput } from '@trivet/core/contract/sign-in'

// apart from the forms, which load this when they are first checked
export const loginResolver = zodResolver(loginInput)
export const registerResolver = zodResolver(registerInput)
export const forgotPasswordResolver = zodResolver(forgotPasswordInput)
export const resetPasswordResolver = zodResolver(resetPasswordInput)
export const profileUpdateResolver = zodResolver(profileUpdateInput)
export const factorCodeResolver = zodResolver(factorCodeInput)
