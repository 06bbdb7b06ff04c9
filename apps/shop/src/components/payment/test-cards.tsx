import { useShopInfo } from '../../lib/use-shop-info.ts'

const cards = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'has insufficient funds' },
  { number: '4000 0025 0000 3155', outcome: 'asks for confirmation' },
]

/** The numbers the test processor knows; nothing at all where cards are charged. */
export function TestCards() {
  if (useShopInfo()?.payments !== 'test') return null
  return (
    <details className="mt-5 text-small">
      <summary className="inline-flex min-h-6 items-center underline underline-offset-4">
        Test card numbers
      </summary>
      <p className="mt-2 text-muted-foreground">
        This shop runs a test processor: no card is charged. Any future date and any CVC will do.
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {cards.map(({ number, outcome }) => (
          <div key={number} className="contents">
            <dt className="font-mono tabular-nums">{number}</dt>
            <dd className="text-muted-foreground">{outcome}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
