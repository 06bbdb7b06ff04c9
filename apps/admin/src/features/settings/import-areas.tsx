import { wholeImportResult } from '@trivet/core/contract/imports'
import { areasPreviewOutput, type AreasPreview, type ImportAreasInput } from '@trivet/core/contract/settings'
import { areaColumns, settingsLimits } from '@trivet/core/settings'
import { WholeImport } from '../../components/whole-import.tsx'
import { sendFile } from '../../lib/send-file.ts'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'

const address = '/api/admin/areas/import'
const hint = `The columns of the export: ${areaColumns.map(({ name }) => name).join(', ')}. An area is known by its id, or without one by its name. A column that is missing changes nothing; an empty cell is as the shop has it. At most ${settingsLimits.serviceAreas} areas.`

/** Where the shop delivers, from a file. */
export function ImportAreas() {
  const utils = trpc.useUtils()
  return (
    <WholeImport
      hint={hint}
      labelOf={(column) => areaColumns.find(({ name }) => name === column)?.label ?? column}
      preview={async (file) => areasPreviewOutput.parse(await sendFile(`${address}/preview`, { file }))}
      save={async ({ file, seen: { version } }: { file: string; seen: AreasPreview }) => {
        const told: ImportAreasInput = { file, version }
        return wholeImportResult.parse(await sendFile(address, told))
      }}
      onSaved={() => {
        void utils.settings.invalidate()
        void utils.shop.facts.invalidate()
      }}
      noteOf={({ left }) =>
        left.length > 0 && <p>Not in the file, and left as they are: {left.join(', ')}.</p>
      }
      to={paths.settings()}
      label="Settings"
    />
  )
}
