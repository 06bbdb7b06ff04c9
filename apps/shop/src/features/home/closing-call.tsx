import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { NamedPicture } from '../../components/product/named-picture.tsx'
import { paths } from '../../paths.ts'

export function ClosingCall() {
  return (
    <section className="relative">
      <div className="weave weave-chef off-left-edge rounded-r-cloth border border-l-0 py-16 pr-8 pl-24 lg:mr-[16%] lg:py-24 lg:pr-[34%] lg:pl-40">
        <h2 className="max-w-160 type-h2">Somewhere there is a kitchen with one blunt knife in it.</h2>
        <p className="mt-4 max-w-prose text-lead text-muted-foreground">
          Three to five days ahead is plenty; for the holidays, a week or two.
        </p>
        <Button size="lg" className="mt-8" render={<Link to={paths.catalog()} />}>
          Find your kit
        </Button>
      </div>
      <NamedPicture
        name="hero-kitchen-tall"
        {...kitchen}
        otherwise={<NamedPicture name="hero-kitchen" {...kitchen} sizes="900px" />}
      />
    </section>
  )
}

const kitchen = {
  alt: '',
  sizes: '(min-width: 1024px) 360px, 75vw',
  className:
    'mt-6 ml-auto w-3/4 rounded-cloth border shadow-contact lg:absolute lg:inset-y-[-3rem] lg:right-0 lg:mt-0 lg:w-88 lg:[&_img]:h-full',
} as const
