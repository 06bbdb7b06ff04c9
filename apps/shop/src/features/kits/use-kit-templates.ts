import { messages } from '@trivet/core'
import { messageOf, trpc } from '../../lib/trpc.ts'
import type { KitTemplates } from './template-browser.tsx'

export function useKitTemplates(): KitTemplates {
  const templates = trpc.kits.templates.useQuery()
  if (!templates.error) return { list: templates.data, error: null }
  return {
    list: undefined,
    error: {
      message: messageOf(templates.error, messages.templateApplyFailed),
      retry: () => void templates.refetch(),
      isRetrying: templates.isFetching,
    },
  }
}
