import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

export function ClosingCall() {
  return (
    <section className="weave weave-chef off-left-edge rounded-r-cloth border border-l-0 py-16 pr-8 pl-24 lg:mr-[16%] lg:py-24 lg:pl-40">
      <h2 className="max-w-160 type-h2">Somewhere there is a kitchen with one blunt knife in it.</h2>
      <p className="mt-4 max-w-prose text-lead text-muted-foreground">
        Three to five days ahead is plenty; for the holidays, a week or two.
      </p>
      <Button size="lg" className="mt-8" render={<Link to={paths.catalog()} />}>
        Find your kit
      </Button>
    </section>
  )
}
