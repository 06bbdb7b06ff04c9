import * as cratesCopy from '@trivet/core/copy/crates'
import { crateStepNames } from '@trivet/core/copy/crates'
import { crateSteps, parseCrateNumber, type CrateStep } from '@trivet/core/crates'
import { Button } from '@trivet/ui/button'
import { ChoiceButton } from '@trivet/ui/choice-button'
import { TextField } from '@trivet/ui/text-field'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../components/admin-page.tsx'
import { CodeScanner } from '../../components/code-scanner.tsx'
import { ScanLine } from './scan-line.tsx'
import { useScans } from './use-scans.ts'

/** Packing, loading, delivering, collecting and counting: each crate is one scan, by camera or by its number. */
export function ScanPage() {
  const { step, chooseStep } = useStep()
  const { scans, scan, again } = useScans()
  const take = (text: string) => {
    const number = parseCrateNumber(text)
    if (number !== null) scan(number, step)
    return number !== null
  }
  return (
    <AdminPage title="Scan crates">
      <div className="grid max-w-xl gap-4">
        <div role="group" aria-label="What is done" className="flex flex-wrap gap-2">
          {crateSteps.map((one) => (
            <ChoiceButton key={one} isChosen={one === step} onChoose={() => chooseStep(one)}>
              {crateStepNames[one]}
            </ChoiceButton>
          ))}
        </div>
        <CodeScanner onCode={take} />
        <NumberForm step={step} onNumber={take} />
        <section aria-label="Scanned" aria-live="polite">
          {scans.length === 0 ? (
            <p className="text-muted-foreground">
              Scan the label of a crate or type its number. Each scan is kept at once.
            </p>
          ) : (
            <ul className="grid gap-2">
              {scans.map((one) => (
                <ScanLine key={one.key} scan={one} onAgain={(because) => again(one, because)} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </AdminPage>
  )
}

/** Stands in the address, so that the page opens with it from elsewhere. */
function useStep(): { step: CrateStep; chooseStep: (step: CrateStep) => void } {
  const [address, setAddress] = useSearchParams()
  const step = crateSteps.find((one) => one === address.get('step')) ?? 'packed'
  return { step, chooseStep: (chosen) => setAddress({ step: chosen }, { replace: true }) }
}

/** Takes what is typed, and keeps it with a word at the field where it is no number. */
function NumberForm({ step, onNumber }: { step: CrateStep; onNumber: (text: string) => boolean }) {
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const isNumber = onNumber(text)
        setIsWrong(!isNumber)
        if (isNumber) setText('')
      }}
    >
      <TextField
        label="Crate number"
        hint="As on the label, such as C-4HJ7-N"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isWrong ? cratesCopy.noCrateNumber : undefined}
      />
      <Button type="submit">{crateStepNames[step]}</Button>
    </form>
  )
}
