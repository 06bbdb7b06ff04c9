import { cn } from '@trivet/ui/cn'
import { ProductImage } from '../../components/product/product-image.tsx'
import { team } from './team.ts'
import type { TeamMember } from './team.ts'

/** Six people, shown by the thing each of them reaches for. */
export function AboutTeam() {
  return (
    <section
      aria-labelledby="team"
      className="weave weave-custom off-right-edge rounded-l-cloth border border-r-0 py-12 pr-page pl-16 max-sm:off-left-edge max-sm:border-x-0 max-sm:pl-15 sm:pl-24 lg:py-20"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="team" className="type-h2">
          Six pairs of hands
        </h2>
        {team.some((member) => member.isSample) && (
          <p className="text-caption text-muted-foreground">Sample profiles</p>
        )}
      </div>
      <ul className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {team.map((member, index) => (
          <li
            key={member.name}
            className={cn(
              index % 2 === 1 && 'sm:translate-y-6',
              'lg:translate-y-0',
              index % 3 === 1 && 'lg:translate-y-10',
            )}
          >
            <Member member={member} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Member({ member: { name, role, text, picture } }: { member: TeamMember }) {
  return (
    <article className="max-sm:grid max-sm:grid-cols-[6rem_1fr] max-sm:gap-x-4">
      <ProductImage
        product={{ name, image: picture }}
        alt=""
        sizes="(min-width: 1024px) 340px, (min-width: 640px) 45vw, 80vw"
        className="self-start rounded-cloth border shadow-contact max-sm:row-span-3"
      />
      {/* an apron's name tag, pinned over the hem of the picture */}
      <h3 className="relative w-fit type-h3 sm:-mt-6 sm:ml-4 sm:rounded-tool sm:border sm:bg-card sm:px-5 sm:py-2">
        {name}
      </h3>
      <p className="mt-1 text-small font-semibold sm:mt-3">{role}</p>
      <p className="mt-1 max-w-80 text-small text-muted-foreground">{text}</p>
    </article>
  )
}
