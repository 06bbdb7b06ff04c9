import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { toast, Toaster } from './toaster.tsx'

export default { title: 'Docket/Toast', component: Toaster } satisfies Meta

function EveryTone() {
  useEffect(() => {
    toast.success('Chef’s Kit added to cart', { id: 'success', duration: 0 })
    toast.info('Please log in to build a custom kit', { id: 'info', duration: 0 })
    toast.warning('Add at least one knife to your kit', { id: 'warning', duration: 0 })
    toast.error('Failed to save kit', {
      id: 'error',
      duration: 0,
      action: { label: 'Try again', onClick: () => undefined },
    })
  }, [])
  return <Toaster />
}

export const Tones: StoryObj = { render: () => <EveryTone /> }
