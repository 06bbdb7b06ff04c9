import type { Meta, StoryObj } from '@storybook/react-vite'
import { StarRating } from './star-rating.tsx'

export default { title: 'Tools/Star rating', component: StarRating } satisfies Meta

export const Rated: StoryObj = { render: () => <StarRating rating={4.6} count={126} /> }

export const OneReview: StoryObj = { render: () => <StarRating rating={3} count={1} /> }

export const NotYetRated: StoryObj = { render: () => <StarRating rating={0} count={0} /> }
