import { cn } from '@trivet/ui/cn'
import { ProductImage } from '../../components/product/product-image.tsx'
import { NamedPicture } from '../../components/product/named-picture.tsx'
import { steps } from './steps.ts'
import type { Step } from './steps.ts'

type StitchedStepProps = { step: Step; number: number }

/** The five steps along one seam; each faces the thing it is about. */
export function StitchedSteps() {
  return (
    <section aria-labelledby="steps">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
        <h2 id="steps" className="type-h2">
          From our shelf to your stove
        </h2>
        <p className="max-w-120 text-muted-foreground lg:pl-10">
          The open stitches are yours, the filled ones are ours.
        </p>
      </div>
      <div className="relative mt-10 lg:mt-14">
        <span
          aria-hidden
          className="absolute inset-y-2 left-5.5 -translate-x-1/2 border-l-2 border-dashed border-input lg:left-1/2"
        />
        <ol className="relative flex flex-col gap-10 lg:gap-8">
          {steps.map((step, index) => (
            <StitchedStep key={step.title} step={step} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function StitchedStep({ step: { title, text, who, takes, picture }, number }: StitchedStepProps) {
  const isOurs = who === 'We'
  return (
    <li className="relative grid items-center gap-x-5 gap-y-4 pl-16 sm:grid-cols-[1fr_auto] lg:grid-cols-2 lg:gap-x-0 lg:pl-0">
      <span
        aria-hidden
        className={cn(
          'absolute top-0 left-0 flex size-11 items-center justify-center rounded-tool border font-mono font-medium lg:top-1/2 lg:left-1/2 lg:-translate-1/2',
          isOurs ? 'border-primary bg-primary text-primary-foreground' : 'border-input bg-card',
        )}
      >
        {number}
      </span>
      <div className={cn('min-w-0', isOurs ? 'lg:order-2 lg:pl-16' : 'lg:pr-16 lg:text-right')}>
        <h3 className="type-h3">{title}</h3>
        <p className={cn('mt-2 max-w-110 text-muted-foreground', !isOurs && 'lg:ml-auto')}>{text}</p>
        <p className="mt-3 font-mono text-caption">
          <span className="font-semibold">{who}</span>
          <span aria-hidden> · </span>
          <span className="text-muted-foreground">{takes}</span>
        </p>
      </div>
      <NamedPicture
        name={`how-it-works-${number}`}
        alt=""
        sizes="(min-width: 1024px) 352px, 224px"
        className={cn(
          'w-full max-w-80 self-start rounded-cloth border shadow-contact max-sm:order-first sm:w-56 lg:w-88 lg:max-w-none',
          isOurs ? 'lg:order-1 lg:mr-16 lg:ml-auto' : 'lg:ml-16',
        )}
        otherwise={
          <ProductImage
            product={{ name: title, image: picture }}
            alt=""
            sizes="(min-width: 1024px) 256px, 160px"
            className={cn(
              'w-32 self-start rounded-cloth border shadow-contact max-sm:order-first sm:w-40 lg:w-64',
              isOurs ? 'lg:order-1 lg:mr-16 lg:ml-auto' : 'lg:ml-16',
            )}
          />
        }
      />
    </li>
  )
}
