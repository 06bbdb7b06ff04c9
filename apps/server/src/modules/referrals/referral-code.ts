import type { ReferralCode } from '@trivet/core/contract/referrals'
import { referralLink } from '@trivet/core/referrals'
import type { CodeRecord } from './referral-codes.repo.ts'

/** A code as its host sees it. */
export function toReferralCode({ code, createdAt, expiresAt }: CodeRecord, publicUrl: string): ReferralCode {
  return {
    code,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    link: referralLink(publicUrl, code),
  }
}
