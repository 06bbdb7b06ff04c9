import * as kitsCopy from '@trivet/core/copy/kits'

import { messageOf, trpc } from '../../lib/trpc.ts'
import type { KitTemplates } from './template-browser.tsx'

export function useKitTemplates(): KitTemplates {
  const templates = trpc.kits.templates.useQuery()
  if (!templates.error) return { list: templates.data, error: null }
  return {
    list: undefined,
    error: {
      message: messageOf(templates.error, kitsCopy.templateApplyFailed),
      retry: () => void templates.refetch(),
      isRetrying: templates.isFetching,
    },
  }
}
