import { Minus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { cn } from './cn.tsx'

export type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  /** Names the buttons and the input: 'Quantity of Dutch oven'. */
  itemName: string
  min?: number
  max?: number
  size?: 'sm' | 'md'
  disabled?: boolean
  id?: string
  className?: string
}

export function QuantityStepper({
  value,
  onChange,
  itemName,
  min = 1,
  max = 99,
  size = 'md',
  disabled = false,
  id,
  className,
}: QuantityStepperProps) {
  // what is being typed; an empty or too large number is not a quantity yet
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function change(next: number) {
    const allowed = Math.max(min, Math.min(max, next))
    if (allowed !== value) onChange(allowed)
    return allowed
  }

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 5)
    setDraft(digits)
    const typed = Number(digits)
    if (digits !== '' && typed >= min && typed <= max) change(typed)
  }

  function settle() {
    if (draft) change(Number(draft))
    setDraft(null)
  }

  function press(step: 1 | -1, event: MouseEvent) {
    setDraft(null)
    const next = change(value + step)
    const isKeyboard = event.detail === 0
    // the pressed button is about to be disabled, which would drop keyboard focus
    if (isKeyboard && (next <= min || next >= max)) input.current?.focus()
  }

  function handleKeys(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setDraft(null)
      change(value + step)
    }
    if (event.key === 'Enter') settle()
  }

  const buttonClasses = cn(
    'flex shrink-0 items-center justify-center rounded-tool hover:bg-foreground/8',
    'disabled:cursor-not-allowed disabled:text-muted-foreground/60 disabled:hover:bg-transparent',
    size === 'sm' ? 'size-8 pointer-coarse:size-11' : 'size-11',
  )
  return (
    <div
      data-slot="quantity-stepper"
      role="group"
      aria-label={`Quantity of ${itemName}`}
      className={cn(
        'inline-flex items-center rounded-tool border border-input bg-card',
        size === 'sm' ? 'h-9 pointer-coarse:h-12' : 'h-12',
        className,
      )}
    >
      <button
        type="button"
        aria-label={`Decrease quantity of ${itemName}`}
        data-step
        disabled={disabled || value <= min}
        onClick={(event) => press(-1, event)}
        className={buttonClasses}
      >
        <Minus aria-hidden strokeWidth={1.75} className="size-5" />
      </button>
      <input
        ref={input}
        id={id}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${itemName}`}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={handleKeys}
        className="w-10 rounded-cloth bg-transparent text-center font-mono text-body tabular-nums max-md:text-[max(1rem,var(--type-body))] disabled:text-muted-foreground"
      />
      <button
        type="button"
        aria-label={`Increase quantity of ${itemName}`}
        data-step
        disabled={disabled || value >= max}
        onClick={(event) => press(1, event)}
        className={buttonClasses}
      >
        <Plus aria-hidden strokeWidth={1.75} className="size-5" />
      </button>
    </div>
  )
}
