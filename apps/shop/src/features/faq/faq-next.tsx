import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** For those whose question was not among them. */
export function FaqNext() {
  return (
    <section aria-labelledby="faq-next" className="weave rounded-cloth border p-6 sm:p-10">
      <h2 id="faq-next" className="type-h2">
        Still simmering?
      </h2>
      <p className="mt-3 max-w-prose text-muted-foreground">
        Ask us, see the whole thing in five steps, or just begin: nothing is charged before the last page.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button render={<Link to={paths.booking()} />}>Book a kit</Button>
        <Button variant="secondary" render={<Link to={paths.contact()} />}>
          Contact us
        </Button>
        <Button variant="ghost" render={<Link to={paths.howItWorks()} />}>
          How it works
        </Button>
      </div>
    </section>
  )
}
