import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.tsx'

export type ChoiceButtonProps = {
  isChosen: boolean
  onChoose: () => void
  className?: string
  children: ReactNode
}

/** One of a few that stand side by side in a group with a name. */
export function ChoiceButton({ isChosen, onChoose, className, children }: ChoiceButtonProps) {
  return (
    <Button
      size="sm"
      variant={isChosen ? 'primary' : 'secondary'}
      className={className}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </Button>
  )
}

export type ChartOrTableProps = {
  isTable: boolean
  onChange: (isTable: boolean) => void
  className?: string
  buttonClassName?: string
}

/** What a chart shows to be looked at, a table says in figures. */
export function ChartOrTable({ isTable, onChange, className, buttonClassName }: ChartOrTableProps) {
  return (
    <div role="group" aria-label="Show as" className={cn('flex gap-1', className)}>
      <ChoiceButton isChosen={!isTable} onChoose={() => onChange(false)} className={buttonClassName}>
        Chart
      </ChoiceButton>
      <ChoiceButton isChosen={isTable} onChoose={() => onChange(true)} className={buttonClassName}>
        Table
      </ChoiceButton>
    </div>
  )
}
