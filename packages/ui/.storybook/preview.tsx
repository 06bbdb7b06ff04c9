import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/styles.css'

/** The page wears the theme, not a box around the story: dialogs and toasts are drawn outside of it. */
const wearTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = String(globals.theme)
  return <Story />
}

const preview: Preview = {
  decorators: [wearTheme],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: { controls: { disable: true }, actions: { disable: true } },
}

export default preview
