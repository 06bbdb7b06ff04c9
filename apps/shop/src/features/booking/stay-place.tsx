import type { AppliedStay } from '../../lib/stay-store.ts'

/** A place whose address the host has saved: it is told once the order is paid. */
export function StayPlace({ stay: { title, city, state } }: { stay: AppliedStay }) {
  return (
    <p>
      The address of <strong className="font-semibold">{title}</strong>
      <br />
      {city}, {state}
      <span className="block text-muted-foreground">
        Your host has saved it. You see it, with how to get in, as soon as the order is paid.
      </span>
    </p>
  )
}
