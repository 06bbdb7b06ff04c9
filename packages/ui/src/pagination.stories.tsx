import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'

export default { title: 'Tools/Pagination', component: Pagination } satisfies Meta

const hrefFor = (page: number) => `#page-${page}`

export const FivePages: StoryObj = { render: () => <Pagination page={1} pages={5} hrefFor={hrefFor} /> }

export const InTheMiddle: StoryObj = { render: () => <Pagination page={6} pages={12} hrefFor={hrefFor} /> }

export const AtTheEnd: StoryObj = { render: () => <Pagination page={12} pages={12} hrefFor={hrefFor} /> }
