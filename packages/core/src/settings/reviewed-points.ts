/** What only a person can say of a shop; 'all' puts the list away. */
export const reviewedPoints = ['tax', 'service-areas', 'legal-texts', 'all'] as const

export type ReviewedPoint = (typeof reviewedPoints)[number]
