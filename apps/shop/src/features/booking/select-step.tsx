import * as cartCopy from '@trivet/core/copy/cart'
import * as catalogCopy from '@trivet/core/copy/catalog'

import type { ProductCard } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { memo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { cartActions } from '../../lib/cart-actions.ts'
import { useCart } from '../../lib/cart.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { AddOns } from './add-ons.tsx'
import { changeDraft, useBookingDraft } from './booking-draft.ts'
import { CartPreview } from './cart-preview.tsx'
import { KitChoice } from './kit-choice.tsx'
import { StepActions } from './step-actions.tsx'
import { StepForm } from './step-form.tsx'

const kitsId = 'kits'

/** Asks for nothing of the page around it, so it is not drawn anew with that. */
export const SelectStep = memo(function SelectStep() {
  const { cart } = useCart()
  const navigate = useNavigate()
  const { kit } = useBookingDraft()
  const offer = useOffer()
  const chosen = offer.products?.find((product) => product.slug === kit?.slug)
  const isOpen = !chosen && cart.items.length === 0

  function goOn() {
    if (chosen && kit) {
      cartActions.add(chosen, kit.quantity)
      changeDraft({ kit: null })
    }
    void navigate(paths.booking({ step: 'dates' }))
  }

  return (
    <StepForm problem={isOpen ? { fieldId: kitsId, message: cartCopy.cartEmpty } : null} onContinue={goOn}>
      <CartPreview />
      <h3 className="mt-8 type-h3">{cart.items.length > 0 ? 'Add another kit' : 'Choose a kit'}</h3>
      <div id={kitsId} tabIndex={-1} className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {offer.products?.map((product) => (
          <KitChoice
            key={product._id}
            product={product}
            quantity={kit?.slug === product.slug ? kit.quantity : null}
            onChange={(quantity) =>
              changeDraft({ kit: quantity === null ? null : { slug: product.slug, quantity } })
            }
          />
        ))}
      </div>
      {offer.isLoading && <KitSkeletons />}
      {offer.error && (
        <ErrorState title={messageOf(offer.error, catalogCopy.productsLoadFailed)} onRetry={offer.retry} />
      )}
      <AddOns />
      <StepActions>
        <Button type="submit">Continue to Dates</Button>
      </StepActions>
    </StepForm>
  )
})

/** The most rented kits, led by the one a link to this page names. */
function useOffer() {
  const [query] = useSearchParams()
  const slug = query.get('product')
  const named = trpc.products.bySlug.useQuery({ slug: slug ?? '' }, { enabled: slug !== null })
  const top = trpc.products.top.useQuery()
  const others = top.data?.filter((product) => product.slug !== slug)
  const products: ProductCard[] | undefined = named.data && others ? [named.data, ...others] : others
  return { products, isLoading: top.isLoading, error: top.error, retry: () => void top.refetch() }
}

// as high as what comes: the button below is pressed at once
function KitSkeletons() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-54 md:h-59 lg:h-54" />
      ))}
    </SkeletonGroup>
  )
}
