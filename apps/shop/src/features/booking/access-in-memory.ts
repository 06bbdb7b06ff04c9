type Kept = { userId: string; text: string }

const nothing: Kept = { userId: '', text: '' }
let kept = nothing

/** How to get in is kept while the page is open and nowhere else: no storage of the device gets to know a gate code. */
export function keepAccess(access: Kept): void {
  kept = access
}

/** What this user typed; of anybody else, nothing. */
export function accessOf(userId: string): string {
  return kept.userId === userId ? kept.text : ''
}

export function forgetAccess(): void {
  kept = nothing
}
