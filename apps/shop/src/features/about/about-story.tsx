import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import { LogoMark } from '@trivet/ui/logo'

const drawer = [
  ['Wine openers', 5],
  ['Knife, blunt', 1],
  ['Pan, warped', 1],
  ['Lids without a pot', 3],
  ['Cutting boards', 0],
] as const

/** Why we do it: the drawer everyone knows, and the thing we are named after. */
export function AboutStory() {
  return (
    <section aria-labelledby="story" className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7 lg:col-start-6">
        <h2 id="story" className="type-h2">
          You know this drawer
        </h2>
        <div className="mt-6 flex max-w-prose flex-col gap-5">
          <p className="text-lead">
            The view is wonderful. The sofa is fine. The knife cannot cut a tomato. So you eat out three
            nights running, and not because you want to.
          </p>
          <p>
            People rent skis, bikes and boats on vacation, and then cook with whatever the last guest did not
            take home. We thought that odd. So we filled a shelf with things we would want ourselves: knives
            that are sharp, pans that hold their heat, a board big enough for a whole chicken. And we built
            the way to bring them: into your rental before you arrive, out of it after you leave.
          </p>
        </div>
        <div className="mt-10 flex max-w-prose gap-6 border-t pt-8">
          <LogoMark className="mt-1 size-16 shrink-0 text-primary" />
          <p>
            A trivet is the ring on three feet that a hot pot stands on. Nobody photographs it. It stands
            between the stove and the table, and dinner would not get there without it. That is the job we
            wanted.
          </p>
        </div>
      </div>
      <div className="lg:order-first lg:col-span-4">
        <Docket title="Found in the drawer" meta="any rental" headingLevel={3} className="max-w-96 lg:mr-4">
          {drawer.map(([thing, count]) => (
            <DocketRow key={thing} label={thing} value={count} />
          ))}
          <DocketTotal label="Dinners cooked" value={0} />
        </Docket>
      </div>
    </section>
  )
}
