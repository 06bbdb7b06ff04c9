import type { ReactNode, Ref } from 'react'

type ProfileSectionProps = {
  /** Of the section, so that a link can lead to it. */
  id: string
  title: string
  text: string
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of the profile below its form, in the form's columns: what it is on the left, what to do on the right. */
export function ProfileSection({ id, title, text, headingRef, children }: ProfileSectionProps) {
  const titleId = `${id}-title`
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="mt-6 grid max-w-220 scroll-mt-28 gap-5 border-t py-6 md:grid-cols-3 md:gap-8"
    >
      <div>
        <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="type-h3">
          {title}
        </h2>
        <p className="mt-2 text-small text-muted-foreground">{text}</p>
      </div>
      <div className="min-w-0 md:col-span-2">{children}</div>
    </section>
  )
}
