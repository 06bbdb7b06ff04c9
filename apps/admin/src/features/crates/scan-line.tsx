import type { CrateScan } from '@trivet/core/contract/crates'
import { cratePlaceNames, crateStepNames } from '@trivet/core/copy/crates'
import { reasonNeeded } from '@trivet/core/copy/general'
import { cratePlace } from '@trivet/core/crates'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { PageLink } from '../../components/page-link.tsx'
import type { Scan } from './use-scans.ts'

type ScanLineProps = { scan: Scan; onAgain: (because?: string) => void }

/** What became of one scan, and what can be done about it. */
export function ScanLine({ scan, onAgain }: ScanLineProps) {
  return (
    <li className="grid gap-2 rounded-cloth border p-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-mono font-semibold">{scan.number}</span>
        <StateBadge scan={scan} />
      </div>
      {scan.state === 'done' && <Done {...scan.done} />}
      {(scan.state === 'refused' || scan.state === 'unsent') && <p>{scan.message}</p>}
      {scan.state === 'unsent' && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => onAgain()}>
          Send again
        </Button>
      )}
      {scan.state === 'odd' && <Insist scan={scan} message={scan.message} onAgain={onAgain} />}
    </li>
  )
}

function StateBadge({ scan }: { scan: Scan }) {
  if (scan.state === 'sending') return <Badge>Sending</Badge>
  if (scan.state === 'refused') return <Badge tone="danger">Not kept</Badge>
  if (scan.state !== 'done') return <Badge tone="warning">Not kept yet</Badge>
  return <Badge tone="success">{cratePlaceNames[cratePlace(scan.step) ?? 'warehouse']}</Badge>
}

function Done({ number, step, isRepeat, order }: CrateScan) {
  const { crates, orderId: _id, orderNumber, guest } = order
  const there = crates.filter(({ scans }) => scans.at(-1)?.step === step).length
  const ordinal = crates.findIndex((crate) => crate.number === number) + 1
  return (
    <>
      <p>
        {isRepeat && 'Was there already. '}Crate {ordinal} of {crates.length} of{' '}
        <PageLink to={paths.order({ _id })} className="font-mono underline">
          {orderNumber}
        </PageLink>
        , {guest}
      </p>
      <p className="text-muted-foreground">
        {there} of {crates.length} {step}
        {there === crates.length && '. All of the order.'}
      </p>
      {step === 'counted' && (
        <PageLink to={paths.pickup({ _id })} className="justify-self-start underline">
          Count the pieces
        </PageLink>
      )}
    </>
  )
}

/** It is odd, and done all the same for a reason. */
function Insist({
  scan,
  message,
  onAgain,
}: {
  scan: Scan
  message: string
  onAgain: (because: string) => void
}) {
  const [because, setBecause] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setIsAsked(true)
        if (because.trim() !== '') onAgain(because)
      }}
    >
      <p className="font-medium">{message}</p>
      <TextField
        label={`Why ${scan.number} is ${scan.step} all the same`}
        value={because}
        maxLength={500}
        onChange={({ target }) => setBecause(target.value)}
        error={isAsked && because.trim() === '' ? reasonNeeded : undefined}
      />
      <Button type="submit" variant="secondary" size="sm" className="justify-self-start">
        {crateStepNames[scan.step]} all the same
      </Button>
    </form>
  )
}
