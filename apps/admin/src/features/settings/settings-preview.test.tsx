import { render, screen } from '@testing-library/react'
import { standardSettings } from '@trivet/core/settings'
import { expect, test } from 'vitest'
import { SettingsPreview } from './settings-preview.tsx'

const { retention } = standardSettings
const preview = (mails: number) => (
  <SettingsPreview
    before={standardSettings}
    after={{ ...standardSettings, retention: { ...retention, mails } }}
    example={undefined}
    depots={[]}
  />
)

test('what is kept for a shorter time says that the older is deleted', () => {
  const { rerender } = render(preview(retention.mails - 1))
  expect(screen.getByText(/cannot be brought back/)).toBeVisible()
  rerender(preview(retention.mails + 1))
  expect(screen.queryByText(/cannot be brought back/)).toBeNull()
})
