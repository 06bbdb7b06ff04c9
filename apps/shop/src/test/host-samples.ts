import { storageKeys } from '@trivet/core/cart'
import type { Payout, ReferralCode, ReferralStats } from '@trivet/core/contract/referrals'
import type { PublicStay, Stay } from '@trivet/core/contract/stays'
import HostDashboardRoute from '../routes/host-dashboard.tsx'
import { sampleKitProduct } from './kit-samples.ts'
import { renderPage } from './render-page.tsx'
import { sampleSession } from './samples.ts'
import { ApiAnswerError } from './trpc-handlers.ts'
import type { TrpcAnswers } from './trpc-handlers.ts'

export const code = 'KTCHEN2Q'

export const sampleCode: ReferralCode = {
  code,
  link: `https://trivet.example/?ref=${code}`,
  createdAt: '2027-05-01T18:00:00.000Z',
  expiresAt: '2028-05-01T18:00:00.000Z',
}

export function sampleStats(facts: Partial<ReferralStats> = {}): ReferralStats {
  return {
    totalEarnings: 60,
    pendingCommission: 12.5,
    heldCommission: 0,
    pendingPayout: 20,
    requested: 0,
    totalPaidOut: 27.5,
    totalUsage: 4,
    monthlyEarnings: [
      { month: '2027-04', earnings: 0 },
      { month: '2027-05', earnings: 60 },
    ],
    recentReferrals: [
      {
        date: '2027-05-03T18:00:00.000Z',
        orderAmount: 83.33,
        commission: 12.5,
        orderStatus: 'delivered',
        isHeld: false,
      },
    ],
    ...facts,
  }
}

export function samplePayout(facts: Partial<Payout> = {}): Payout {
  return {
    _id: 'f'.repeat(24),
    status: 'processed',
    date: '2027-05-10T18:00:00.000Z',
    amount: 27.5,
    paymentMethod: 'paypal',
    destination: 'PayPal n•••@example.com',
    decidedAt: '2027-05-12T18:00:00.000Z',
    notes: '',
    transactionId: 'PP-1',
    ...facts,
  }
}

export function sampleStay(facts: Partial<Stay> = {}): Stay {
  return {
    _id: 'ab'.repeat(12),
    slug: 'casa-azul-k7m2qd',
    title: 'Casa Azul',
    link: 'https://trivet.example/stay/casa-azul-k7m2qd',
    address: {
      street: '500 Congress Ave',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      country: 'USA',
    },
    airbnbListing: 'https://www.airbnb.com/rooms/12345',
    accessNotes: 'Key box 2580',
    has: { categories: ['pan', 'pot'], products: [] },
    createdAt: '2027-05-01T18:00:00.000Z',
    updatedAt: '2027-05-01T18:00:00.000Z',
    ...facts,
  }
}

export function samplePublicStay(facts: Partial<PublicStay> = {}): PublicStay {
  return {
    slug: 'casa-azul-k7m2qd',
    title: 'Casa Azul',
    area: { city: 'Austin', state: 'TX', zip: '78701' },
    referralCode: code,
    has: ['pan', 'pot'],
    proposal: [
      {
        category: 'knife',
        product: sampleKitProduct({ name: 'Paring knife', slug: 'paring-knife', price: 7 }),
      },
      { category: 'utensil', product: sampleKitProduct({ name: 'Whisk', slug: 'whisk', price: 2.5 }) },
    ],
    ...facts,
  }
}

export function noCodeYet(): never {
  throw new ApiAnswerError({
    status: 404,
    errorCode: 'REFERRAL_NOT_FOUND',
    message: 'No referral code found',
  })
}

type Dashboard = { isHost?: boolean; referrals?: TrpcAnswers['referrals']; stays?: TrpcAnswers['stays'] }

/** The dashboard of a host with a code, some earnings, a payout and a listing. */
export function renderDashboard({ isHost = true, referrals, stays }: Dashboard = {}) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession({ isHost })))
  return renderPage({
    path: '/host-dashboard',
    Component: HostDashboardRoute,
    api: {
      referrals: {
        mine: () => sampleCode,
        stats: () => sampleStats(),
        payouts: () => [samplePayout()],
        payoutDetails: () => ({ paypalEmail: 'n•••@example.com', bank: null }),
        ...referrals,
      },
      stays: { mine: () => [sampleStay()], ...stays },
    },
  })
}
