import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import { useShopSettings } from '../../lib/shop-settings.tsx'

const usual = [
  ['Knives that cut', '0'],
  ['Pans with a flat bottom', '1'],
  ['Lids that fit', '0'],
  ['Corkscrews', '3'],
] as const

const reasons = [
  {
    title: 'There before you are',
    text: 'The crate stands in the kitchen when you check in, so the first dinner comes from no box.',
  },
  {
    title: 'Nothing to wash',
    text: 'Leave it all in the kitchen as it is. We collect it, and our machines run at 180°F or above.',
  },
  {
    title: 'A price with nothing under it',
    text: 'By the week, with delivery and tax on the same docket. What you see before you book is what you pay.',
  },
  {
    title: 'Plans may change',
    text: 'New dates are free until 48 hours before delivery, and all of it comes back if you cancel 7 days ahead.',
  },
] as const

/** Why anybody would: what is usually in the drawer, against what we bring. */
export function WhyChoose() {
  const { serviceAreas } = useShopSettings()
  return (
    <section aria-labelledby="why" className="grid grid-cols-1 items-start gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="weave weave-bbq off-left-edge rounded-r-cloth border border-l-0 py-10 pr-6 pl-page max-lg:off-right-edge max-lg:order-last max-lg:border-x-0 max-lg:pr-page sm:py-14 lg:col-span-5 lg:pr-14">
        <Docket
          headingLevel={3}
          title="Found in the drawer"
          meta="any rental"
          className="ml-auto w-full max-w-96 p-6 max-lg:mr-auto lg:-mr-28"
        >
          {usual.map(([label, value]) => (
            <DocketRow key={label} label={label} value={value} />
          ))}
          <DocketTotal label="Dinners possible" value="½" />
        </Docket>
      </div>
      <div className="lg:col-span-6 lg:col-start-7 lg:pl-10">
        <h2 id="why" className="type-h2">
          Why choose {useShopSettings().identity.name} over the drawer
        </h2>
        <ul className="mt-8 grid gap-x-8 sm:grid-cols-2">
          {reasons.map(({ title, text }) => (
            <li key={title} className="border-t py-5">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-2 text-small text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
        <p className="border-t pt-5 text-small text-muted-foreground">
          We deliver in {serviceAreas.map((area) => area.name).join(', ')}.
        </p>
      </div>
    </section>
  )
}
