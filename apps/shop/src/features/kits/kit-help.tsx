import * as kitsCopy from '@trivet/core/copy/kits'
import { kitLineOfItem } from '@trivet/core/kits'
import type { KitTemplate } from '@trivet/core/contract/kits'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { notify } from '../../lib/notify.ts'
import { useIsKnown, useStoredValue } from '../../lib/stored-value.ts'
import { storedGuideSeen } from './guide-memory.ts'
import type { KitTemplates } from './template-browser.tsx'
import type { KitWork } from './use-kit-work.ts'

// dialogs load for those who open them
const WelcomeGuide = lazyPart(() => import('./welcome-guide.tsx').then((module) => module.WelcomeGuide))
const TemplateBrowser = lazyPart(() =>
  import('./template-browser.tsx').then((module) => module.TemplateBrowser),
)
const ReplaceDialog = lazyPart(() => import('./replace-dialog.tsx').then((module) => module.ReplaceDialog))

export type OpenHelp = 'guide' | 'templates' | null

type KitHelpProps = {
  open: OpenHelp
  onClose: () => void
  work: KitWork
  templates: KitTemplates
}

/** The welcome guide and the templates. */
export function KitHelp({ open, onClose, work, templates }: KitHelpProps) {
  const [toReplace, setToReplace] = useState<KitTemplate | null>(null)

  function layOut(template: KitTemplate) {
    setToReplace(null)
    onClose()
    if (template.items.length === 0) {
      notify.error(kitsCopy.templateApplyFailed)
      return
    }
    const before = work.draft
    work.replace({ name: template.name, lines: template.items.map(kitLineOfItem) })
    notify.success(`${template.name} is laid out`, {
      action: { label: 'Undo', onClick: () => work.replace(before) },
    })
  }

  return (
    <>
      {open === 'guide' && <WelcomeGuide onClose={onClose} />}
      {open === 'templates' && (
        <TemplateBrowser
          templates={templates}
          onUse={(template) => {
            if (work.draft.lines.length === 0) return layOut(template)
            onClose()
            setToReplace(template)
          }}
          onClose={onClose}
        />
      )}
      {toReplace && (
        <ReplaceDialog
          templateName={toReplace.name}
          onReplace={() => layOut(toReplace)}
          onKeep={() => setToReplace(null)}
        />
      )}
    </>
  )
}

/** Which of them is open; on the first visit the guide opens by itself, unless this is a trial. */
export function useOpenHelp({ isTrial, isKnown }: { isTrial: boolean; isKnown: boolean }) {
  const hasSeenGuide = useStoredValue(storedGuideSeen)
  const isMemoryKnown = useIsKnown(storedGuideSeen) && isKnown
  const [asked, setAsked] = useState<OpenHelp>(null)
  const opensByItself = !isTrial && isMemoryKnown && !hasSeenGuide
  const open: OpenHelp = asked ?? (opensByItself ? 'guide' : null)
  return {
    open,
    openGuide: () => setAsked('guide'),
    openTemplates: () => setAsked('templates'),
    close() {
      if (open === 'guide' && !isTrial) storedGuideSeen.set(true)
      setAsked(null)
    },
  }
}
