/** Numbers that look random and are the same for the same seed (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(fraction() * below)
  return {
    whole,
    any<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error('Nothing to choose from')
      return items[whole(items.length)]!
    },
  }
}
