import { zodResolver } from '@hookform/resolvers/zod'
import { bankFormInput, forgetFormInput, paypalFormInput } from '@trivet/core/contract/referrals'

// apart from the forms, which load this when they are first checked
export const paypalResolver = zodResolver(paypalFormInput)
export const bankResolver = zodResolver(bankFormInput)
export const forgetResolver = zodResolver(forgetFormInput)
