import { NamedPicture } from '../../components/product/named-picture.tsx'

const steps = [
  ['Choose a collection', 'A kit for the way you cook, or single pieces to fill the gaps.'],
  ['Book online', 'Pick your dates and give us the address of your rental, or its Airbnb link.'],
  ['We deliver', 'Everything is there before you are, washed at 180°F or above and packed on one cloth.'],
  ['You cook', 'Knives that cut, pans that hold their heat. Use it all as if it were yours.'],
  ['Easy return', 'Leave it in the kitchen, unwashed. We pick it up after you leave.'],
] as const

export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h2 id="how-it-works-title" className="type-h2 lg:sticky lg:top-28">
          From our shelf to your stove in five steps
        </h2>
      </div>
      <ol className="lg:col-span-7 lg:col-start-6">
        {steps.map(([title, text], index) => (
          <li
            key={title}
            className="grid grid-cols-[3.5rem_1fr] gap-y-4 border-t py-6 last:border-b sm:grid-cols-[3.5rem_1fr_auto]"
          >
            <span aria-hidden className="font-mono text-lead text-muted-foreground">
              {index + 1}
            </span>
            <div>
              <h3 className="type-h3">{title}</h3>
              <p className="mt-2 max-w-prose text-muted-foreground">{text}</p>
            </div>
            <NamedPicture
              name={`how-it-works-${index + 1}`}
              alt=""
              sizes="(min-width: 640px) 160px, 75vw"
              className="col-start-2 rounded-cloth border sm:col-start-3 sm:ml-6 sm:w-40"
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
