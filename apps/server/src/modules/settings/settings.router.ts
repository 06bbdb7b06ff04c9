import { saveSettingsInput, settingsOutput } from '@trivet/core/contract/settings'
import { router, staffProcedure } from '../../api/trpc.ts'
import { getSettings } from './get-settings.ts'
import { saveSettings } from './save-settings.ts'

const path = '/admin/settings'
const tags = ['Settings']

export const settingsRouter = router({
  get: staffProcedure('settings')
    .meta({ rest: { method: 'GET', path, summary: 'The settings of the shop', tags, access: 'admin' } })
    .output(settingsOutput)
    .query(({ ctx }) => getSettings(ctx)),

  save: staffProcedure('settings')
    .meta({ rest: { method: 'PUT', path, summary: 'Change the settings', tags, access: 'admin' } })
    .input(saveSettingsInput)
    .output(settingsOutput)
    .mutation(({ ctx, input }) => saveSettings(ctx, input)),
})
