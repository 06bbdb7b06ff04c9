import type { PlanPrices } from '@trivet/core/contract/kits'
import { Button } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import { Link } from 'react-router'
import { NamedPicture } from '../../components/product/named-picture.tsx'
import { usePlanPrices } from '../../components/product/use-plan-prices.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'
import { addOn, addOnText, plans } from './plans.ts'
import type { Plan } from './plans.ts'

/** The kits as tickets on the rail above a stove: each as long as what is written on it. */
export function TicketRail() {
  const settings = useShopSettings()
  const prices = usePlanPrices()
  // what the shop has no kit for is no plan
  const offered = plans.filter(({ priceText }) => priceText(prices) !== null)
  return (
    <section id="kits" aria-labelledby="kits-title">
      <h2 id="kits-title" className="type-h2">
        Three tickets on the rail
      </h2>
      <div className="mt-8">
        <div aria-hidden className="off-right-edge relative z-1 h-5 rounded-l-tool bg-input max-lg:hidden" />
        <ul className="grid items-start gap-8 sm:grid-cols-2 lg:-mt-2.5 lg:grid-cols-3 lg:px-8">
          {offered.map((plan) => (
            <li key={plan.name}>
              <Ticket plan={plan} prices={prices} />
              <NamedPicture
                name={plan.picture}
                alt=""
                sizes="(min-width: 1024px) 340px, (min-width: 640px) 50vw, 100vw"
                className="mt-4 rounded-cloth border"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-10 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-y border-dashed border-input py-6 lg:ml-[25%]">
        <h3 className="type-h3">{addOn.name}</h3>
        <p className="font-mono font-semibold">{addOn.price} add-on</p>
        <p className="max-w-prose basis-full text-muted-foreground">{addOnText(settings, prices)}</p>
      </div>
    </section>
  )
}

function Ticket({ plan, prices }: { plan: Plan; prices: PlanPrices | undefined }) {
  const { name, lines, text, product, weave } = plan
  const note = plan.note?.(prices)
  return (
    <Docket
      title={name}
      headingLevel={3}
      className={cn('p-6 lg:pt-10', weave === 'weave-custom' && 'stitched')}
      footer={
        <>
          <p className="text-muted-foreground">{text}</p>
          {note && <p className="mt-2 text-muted-foreground">{note}</p>}
          <Button
            variant={product ? 'primary' : 'secondary'}
            className="mt-5 w-full"
            render={<Link to={paths.booking({ product })} />}
          >
            Book the {name}
          </Button>
        </>
      }
    >
      {lines.map(([label, value]) => (
        <DocketRow key={label} label={label} value={value} />
      ))}
      <DocketTotal
        className="items-baseline"
        label="Price"
        value={<span className="text-h3">{plan.priceText(prices) ?? '…'}</span>}
      />
    </Docket>
  )
}
