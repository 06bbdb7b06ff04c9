import { zodResolver } from '@hookform/resolvers/zod'
import { bankInput, payoutDetailsInput } from '@trivet/core/contract/referrals'

// apart from the forms, which load this when they are first checked
export const paypalResolver = zodResolver(payoutDetailsInput.pick({ paypalEmail: true }))
export const bankResolver = zodResolver(bankInput)
