import { tellMe } from '@trivet/core/copy/waiting-list'
import { formatMoney } from '@trivet/core/money'
import { percentText } from '@trivet/core/settings'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@trivet/ui/dialog'
import { TextField } from '@trivet/ui/text-field'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { rememberPlace, usePlace } from '../../lib/place-store.ts'
import { zipOf } from '../../lib/zip-of.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { servedPlace } from '../delivery/served-place.ts'
import { usePlaceInAddress } from './use-place-in-address.ts'

const WaitingList = lazyPart(() =>
  import('../delivery/waiting-list-form.tsx').then((file) => file.WaitingList),
)

/** Where the guest stays: said once, it decides on fee, tax and days on every page. */
export function PlaceField() {
  const place = usePlace()
  const { serviceAreas, rates } = useShopSettings()
  const { products } = trpc.useUtils()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const latest = useRef('')
  const { area, outside } = servedPlace({ postalCode: place ?? '' }, serviceAreas)
  usePlaceInAddress(place)

  function type(text: string) {
    setTyped(text)
    setProblem(undefined)
    latest.current = text
    if (text.trim() === '' || zipOf(text) !== null) choose(zipOf(text))
    else void chooseCity(text)
  }

  /** As soon as it is one we know: an Enter before the scripts have come is heard by nobody. */
  async function chooseCity(city: string): Promise<string | null> {
    const { zipOfCity } = await import('../form/zip-lookup.ts')
    const zip = zipOfCity(city.trim(), serviceAreas)
    if (zip !== null && latest.current === city) choose(zip)
    return zip
  }

  async function settle() {
    const text = typed ?? ''
    if (text.trim() !== '' && zipOf(text) === null && (await chooseCity(text)) === null) {
      // nor is it the place before
      if (latest.current === text) rememberPlace(null)
      return setProblem('Please give us the ZIP code of that place')
    }
    if (latest.current === text) setTyped(null)
  }

  function choose(zip: string | null) {
    rememberPlace(zip)
    const { area: next } = servedPlace({ postalCode: zip ?? '' }, serviceAreas)
    // the cart's own page says it beside each item
    if (zip === null || zip === place || !next || pathname === paths.cart()) return
    const cart = { place: zip, areaName: next.name, availability: products.availability }
    const onSwaps = () => void navigate(paths.cart())
    void import('./tell-cart-at.ts').then(({ tellCartAt }) => tellCartAt({ ...cart, onSwaps }))
  }

  return (
    <div>
      <TextField
        label="Where are you staying?"
        hint={
          place === null ? 'ZIP code or city. Until then prices have our standard fee and tax.' : undefined
        }
        autoComplete="postal-code"
        maxLength={60}
        value={typed ?? place ?? ''}
        error={problem ?? outside?.message}
        // not on every page after it was typed
        alert={typed !== null}
        onChange={(event) => type(event.target.value)}
        onBlur={() => void settle()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void settle()
        }}
      />
      <p role="status" className="mt-1 text-small empty:hidden">
        {area &&
          `${area.name}: delivery ${formatMoney(rates.deliveryCents)}, tax ${percentText(rates.taxBasisPoints)}`}
      </p>
      {outside && (
        <Dialog>
          <DialogTrigger render={<Button variant="link" size="sm" />}>{tellMe}</DialogTrigger>
          <DialogContent
            title={tellMe}
            description="We write to you once, and only about this place."
            size="sm"
          >
            <WaitingList outside={outside} />
          </DialogContent>
        </Dialog>
      )}
    </div>
  )
}
