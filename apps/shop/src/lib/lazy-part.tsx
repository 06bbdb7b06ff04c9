import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * A part that comes onto the page when it is asked for, such as a dialog, with a script of its own. Where that cannot be loaded
 * the page stays as it is, with what was typed into it: the guest is told (`early-events/main.ts`), and the next press tries again.
 */
export function lazyPart<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  async function load() {
    loaded = await find()
    return loaded
  }
  function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    // again whenever it is drawn and not there, as when a menu that could not be loaded is pressed once more
    useEffect(() => {
      if (Part) return
      let isGone = false
      load().then(
        (part) => isGone || setPart(() => part),
        () => {},
      )
      return () => {
        isGone = true
      }
    })
    return Part && <Part {...props} />
  }
  /** Before it is shown, as when a finger comes near; what fails then is asked for again where it is shown. */
  LazyPart.askAhead = () => void load().catch(() => {})
  return LazyPart
}
