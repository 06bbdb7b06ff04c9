import type { KitCategory } from '@trivet/core/catalog'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { demoHost } from './referral-plan.ts'
import { productId, seedId, userId } from './seed-id.ts'

type SampleStay = {
  slug: string
  title: string
  street: string
  city: string
  state: string
  postalCode: string
  airbnbListing: string | null
  accessNotes: string
  hasCategories: KitCategory[]
  hasProducts: string[]
}

/** Rentals of the demo host; the street numbers are invented. */
const sampleStays: SampleStay[] = [
  {
    slug: 'barton-hills-bungalow-k7m2qd',
    title: 'Barton Hills Bungalow',
    street: '90418 Barton Hills Dr',
    city: 'Austin',
    state: 'TX',
    postalCode: '78704',
    airbnbListing: 'https://www.airbnb.com/rooms/4100213',
    accessNotes: 'Leave the kit on the porch bench.\nThe key box beside the door opens with #2580.',
    hasCategories: ['appliance', 'storage'],
    hasProducts: [productId('large-frying-pan')],
  },
  {
    slug: 'gulch-loft-w4nh8c',
    title: 'Gulch Loft',
    street: '70322 Division St',
    city: 'Nashville',
    state: 'TN',
    postalCode: '37203',
    airbnbListing: null,
    accessNotes: 'Ring 14 and take the lift to the third floor.',
    hasCategories: [],
    hasProducts: [],
  },
]

export async function addStays(tx: Prisma.TransactionClient, today: CalendarDate): Promise<void> {
  const createdAt = new Date(`${addDays(today, -90)}T17:00:00Z`)
  await tx.stay.createMany({
    data: sampleStays.map((stay) => ({
      ...stay,
      id: seedId('stay', stay.slug),
      hostId: userId(demoHost),
      country: 'USA',
      createdAt,
      updatedAt: createdAt,
    })),
  })
}
