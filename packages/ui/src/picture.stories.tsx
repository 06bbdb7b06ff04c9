import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from './picture.tsx'

export default { title: 'Cloth/Picture', component: Picture } satisfies Meta

// a drawn pan, so that the page needs no server
const pan = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#E9EEE8"/><circle cx="4" cy="4" r="2.5" fill="#3B3639"/></svg>',
)}`

export const Shown: StoryObj = {
  render: () => (
    <Picture
      src={pan}
      alt="A frying pan from above"
      width={320}
      height={320}
      blurColor="#e9eee8"
      className="w-80"
    />
  ),
}

export const Missing: StoryObj = {
  render: () => <Picture src={null} alt="A wok" width={320} height={320} className="w-80" />,
}

export const Broken: StoryObj = {
  render: () => (
    <Picture src="no-such-picture.webp" alt="A ladle" width={320} height={320} className="w-80" />
  ),
}
