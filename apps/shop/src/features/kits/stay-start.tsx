import type { PublicStay } from '@trivet/core/contract/stays'
import * as kitsCopy from '@trivet/core/copy/kits'
import { gapKitName } from '@trivet/core/copy/stays'
import type { KitDraft } from '@trivet/core/kits'
import { gapKit, isInCart } from '@trivet/core/stays'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useCart } from '../../lib/cart.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { notify } from '../../lib/notify.ts'
import { rememberPlace } from '../../lib/place-store.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import type { KitWork } from './use-kit-work.ts'

const ReplaceDialog = lazyPart(() => import('./replace-dialog.tsx').then((module) => module.ReplaceDialog))

/** Lays out what the kitchen of a stay lacks, where the address names one; asks before it replaces other work. */
export function StayStart({ work }: { work: KitWork }) {
  const [params, setParams] = useSearchParams()
  const slug = params.get('stay') ?? ''
  const { data: stay, error } = trpc.stays.bySlug.useQuery({ slug }, { enabled: slug !== '' })
  const { cart, ready } = useCart()
  const isNamed = slug !== ''
  const wanted = isNamed && stay && ready ? draftOf(stay, cart.items) : null
  const state = stateOf(wanted, work.draft)

  function leave() {
    params.delete('stay')
    setParams(params, { replace: true, preventScrollReset: true })
  }

  function layOut(draft: KitDraft) {
    work.replace(draft)
    leave()
  }

  useEffect(() => {
    if (wanted && state === 'empty') layOut(wanted)
    if (wanted && state === 'done') leave()
  })

  const zip = stay?.area.zip ?? null
  useEffect(() => {
    if (isNamed && zip !== null) rememberPlace(zip)
  }, [isNamed, zip])

  useEffect(() => {
    if (!isNamed || !error) return
    notify.error(messageOf(error, kitsCopy.templateApplyFailed), { id: 'stay-start' })
  }, [isNamed, error])

  if (!wanted || state !== 'other') return null
  return <ReplaceDialog templateName={wanted.name} onReplace={() => layOut(wanted)} onKeep={leave} />
}

/** Exactly the pieces the stay's page offers: what lies in the cart is not missing any more. */
function draftOf({ title, proposal }: PublicStay, cart: Parameters<typeof isInCart>[0]): KitDraft {
  const open = proposal.filter(({ product }) => !isInCart(cart, product))
  const { name, lines } = gapKit(gapKitName(title), open)
  return { name, lines }
}

function stateOf(wanted: KitDraft | null, { lines }: KitDraft): 'empty' | 'done' | 'other' {
  if (!wanted || wanted.lines.length === 0) return 'done'
  if (lines.length === 0) return 'empty'
  return JSON.stringify(lines) === JSON.stringify(wanted.lines) ? 'done' : 'other'
}
