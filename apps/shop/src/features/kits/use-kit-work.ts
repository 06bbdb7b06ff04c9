import * as kitsCopy from '@trivet/core/copy/kits'
import {
  addToKit,
  changeKit,
  kitHistory,
  kitLineOfProduct,
  maxKitLines,
  redoKit,
  removeFromKit,
  setKitQuantity,
  undoKit,
} from '@trivet/core/kits'
import type { KitDraft, KitHistory, KitLine, KitProductFacts } from '@trivet/core/kits'
import { useMemo, useRef, useState } from 'react'
import { notify } from '../../lib/notify.ts'

export type KitWork = KitActions & { draft: KitDraft; canUndo: boolean; canRedo: boolean }

export type KitActions = {
  add: (product: KitProductFacts) => void
  /** One piece of it, as it lies on the cloth. */
  takeOne: (product: string) => void
  takeAll: (product: string) => void
  setQuantity: (product: string, quantity: number) => void
  rename: (name: string) => void
  /** Everything at once, as one step that can be undone. */
  replace: (draft: KitDraft) => void
  undo: () => void
  redo: () => void
}

type WorkOptions = { start: KitDraft; remember: (draft: KitDraft) => void }

/** A kit being built, with its steps back and forth. Every change is remembered at once. */
export function useKitWork({ start, remember }: WorkOptions): KitWork {
  const [history, setHistory] = useState(() => kitHistory(start))
  const latest = useRef(history)
  const isTyping = useRef(false)

  const actions = useMemo<KitActions>(() => {
    function take(next: KitHistory) {
      if (next.present !== latest.current.present) remember(next.present)
      latest.current = next
      setHistory(next)
    }
    function change(draft: KitDraft) {
      isTyping.current = false
      take(changeKit(latest.current, draft))
    }
    const changeLines = (act: (lines: readonly KitLine[]) => readonly KitLine[]) => {
      const { present } = latest.current
      const lines = act(present.lines)
      if (lines !== present.lines) change({ ...present, lines })
      return lines !== present.lines
    }
    return {
      add(product) {
        const isIn = changeLines((lines) => addToKit(lines, kitLineOfProduct(product)))
        if (isIn) notify.success(kitsCopy.kitItemAdded(product.name), { id: 'kit-item' })
        else notify.warning(kitsCopy.kitTooManyLines(maxKitLines), { id: 'kit-item' })
      },
      takeOne(product) {
        changeLines((lines) => {
          const quantity = lines.find((line) => line.product === product)?.quantity ?? 0
          return quantity > 1 ? setKitQuantity(lines, product, quantity - 1) : removeFromKit(lines, product)
        })
      },
      takeAll(product) {
        changeLines((lines) => removeFromKit(lines, product))
      },
      setQuantity(product, quantity) {
        changeLines((lines) => setKitQuantity(lines, product, quantity))
      },
      rename(name) {
        const renamed = { ...latest.current.present, name }
        // one step for a whole name, not one for each letter
        if (isTyping.current) take({ ...latest.current, present: renamed })
        else change(renamed)
        isTyping.current = true
      },
      replace: change,
      undo() {
        isTyping.current = false
        take(undoKit(latest.current))
      },
      redo() {
        isTyping.current = false
        take(redoKit(latest.current))
      },
    }
  }, [remember])

  return useMemo(
    () => ({
      ...actions,
      draft: history.present,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }),
    [actions, history],
  )
}
