import type { Needs } from '../../lib/route-data.ts'
import { wantedStep } from './booking-steps.ts'

export const addOnSlugs = ['premium-spice-collection', 'professional-chefs-knife']

/** What the first step offers. */
export const offerNeeds: Needs<{ request: Request }> = async ({ products }, { request }) => {
  const query = new URL(request.url).searchParams
  if (wantedStep(query.get('step')) !== 'select') return
  const named = query.get('product')
  const slugs = named === null ? addOnSlugs : [...addOnSlugs, named]
  await Promise.all([products.top.prefetch(), ...slugs.map((slug) => products.bySlug.prefetch({ slug }))])
}
