const promises = [
  {
    figure: '180°F',
    title: 'Hotter than your sink',
    text: 'Between two rentals, what a machine may wash is washed at 180°F or above; knives and cast iron are done by hand. A person looks at each piece before it is packed.',
  },
  {
    figure: '48 h',
    title: 'Room to change your mind',
    text: 'Move your dates free of charge until 48 hours before delivery. To stay longer, tell us 24 hours before pickup: same daily rate, as long as the items are free.',
  },
  {
    figure: '7 days',
    title: 'All of it back',
    text: 'Cancel 7 days or more before delivery and everything you paid comes back. Later it is a part, and the cart shows the very dates.',
  },
] as const

/** Three figures we answer for: one large on its cloth, two beside it. */
export function Promises() {
  const [first, ...others] = promises
  return (
    <section aria-labelledby="promises" className="grid grid-cols-1 gap-6 lg:grid-cols-12">
      <h2 id="promises" className="max-w-140 type-h2 lg:col-span-12">
        Three numbers you can hold us to
      </h2>
      <div className="weave flex flex-col justify-end rounded-cloth border p-6 sm:p-10 lg:col-span-7 lg:min-h-110">
        <p className="type-display text-essential">{first.figure}</p>
        <h3 className="mt-6 type-h3">{first.title}</h3>
        <p className="mt-2 max-w-110 text-muted-foreground">{first.text}</p>
      </div>
      <div className="flex flex-col gap-6 lg:col-span-5">
        {others.map(({ figure, title, text }) => (
          <div key={title} className="flex-1 border-t pt-5 lg:last:mt-4">
            <p className="type-h1 text-primary">{figure}</p>
            <h3 className="mt-3 type-h3">{title}</h3>
            <p className="mt-2 max-w-110 text-muted-foreground">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
