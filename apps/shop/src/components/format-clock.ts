/** The guest's own clock: the hold is about the next minutes, wherever the kitchen is. */
export function formatClock(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  })
}
