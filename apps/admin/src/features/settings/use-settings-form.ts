import type { StaffSettings } from '@trivet/core/contract/settings'
import { settingsOf } from '@trivet/core/settings'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { statusOf, trpc } from '../../lib/trpc.ts'
import { decideDraft, draftOf, mergeDrafts, type SettingsDraft } from './settings-draft.ts'

export type SettingsForm = ReturnType<typeof useSettingsForm>

/** The settings in the making, over the version that was seen. */
export function useSettingsForm(present: StaffSettings) {
  const utils = trpc.useUtils()
  const [draft, setDraft] = useState<SettingsDraft>(() => draftOf(present.settings))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setIsAsked] = useState(false)
  const save = trpc.settings.save.useMutation({
    onSuccess(saved) {
      utils.settings.get.setData(undefined, saved)
      utils.shop.facts.setData(undefined, saved.settings)
      start(saved)
      toast.success('Settings saved')
    },
  })
  const decision = decideDraft(draft)

  function start({ settings }: StaffSettings) {
    setDraft(draftOf(settings))
    setLeft(new Set())
    setIsAsked(false)
  }

  return {
    draft,
    decision,
    before: settingsOf(present.settings),
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(draftOf(present.settings)),
    isPending: save.isPending,
    error: save.error,
    /** Somebody else saved meanwhile; what was typed stays. */
    isOvertaken: statusOf(save.error) === 409,
    change(values: Partial<SettingsDraft>) {
      setDraft((old) => ({ ...old, ...values }))
    },
    /** A field speaks up once it was left, or when saving was tried. */
    leave(name: string) {
      setLeft((old) => new Set([...old, name]))
    },
    errorOf(name: string): string | undefined {
      if (!decision.ok && (isAsked || left.has(name))) return decision.errors.get(name)
      // what only the server knows, such as a depot that somebody has closed
      return save.error?.data?.errors?.find(({ path }) => path === `settings.${name}`)?.message
    },
    submit() {
      setIsAsked(true)
      if (decision.ok) save.mutate({ version: present.settings.version, settings: decision.fields })
    },
    discard() {
      save.reset()
      start(present)
    },
    /** Takes over what somebody else has set, except where something was typed. */
    async compare() {
      const base = draftOf(present.settings)
      const { settings } = await utils.settings.get.fetch(undefined, { staleTime: 0 })
      setDraft((mine) => mergeDrafts(mine, { base, theirs: draftOf(settings) }))
      save.reset()
    },
  }
}
