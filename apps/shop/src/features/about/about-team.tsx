import { cn } from '@trivet/ui/cn'
import { ProductImage } from '../../components/product-image.tsx'
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
      <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
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
    <article>
      <ProductImage
        product={{ name, image: picture }}
        alt=""
        sizes="(min-width: 1024px) 340px, (min-width: 640px) 45vw, 80vw"
        className="rounded-cloth border shadow-contact"
      />
      {/* an apron's name tag, pinned over the hem of the picture */}
      <h3 className="relative -mt-6 ml-4 w-fit rounded-tool border bg-card px-5 py-2 type-h3">{name}</h3>
      <p className="mt-3 text-small font-semibold">{role}</p>
      <p className="mt-1 max-w-80 text-small text-muted-foreground">{text}</p>
    </article>
  )
}
