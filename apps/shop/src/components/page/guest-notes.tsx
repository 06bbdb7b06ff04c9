import { cn } from '@trivet/ui/cn'

/** What a guest would write. Samples say so, in the data and on the page. */
export type GuestNote = { quote: string; from: string; isSample: boolean }

export type GuestNotesProps = {
  title: string
  notes: readonly GuestNote[]
  /** The class of a collection's weave, which colours the first stitch of each note. */
  weave: string
}

/** Notes as they are left on a counter: no two in one line, none of the same width. */
export function GuestNotes({ title, notes, weave }: GuestNotesProps) {
  return (
    <section aria-labelledby="guest-notes" className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h2 id="guest-notes" className="type-h2 lg:sticky lg:top-28">
          {title}
        </h2>
        {notes.some((note) => note.isSample) && (
          <p className="mt-3 text-caption text-muted-foreground">
            Sample notes, until our guests write their own.
          </p>
        )}
      </div>
      <ul className="grid gap-6 sm:grid-cols-12 lg:col-span-9">
        {notes.map((note, index) => (
          <li key={note.quote} className={cn('flex', places[index % places.length], oddLast)}>
            <Note note={note} weave={weave} />
          </li>
        ))}
      </ul>
    </section>
  )
}

// a note alone in its line lies further in, so that nothing seems to be missing beside it
const oddLast = 'sm:last:odd:col-span-7 sm:last:odd:col-start-4'
const places = ['sm:col-span-7', 'sm:col-span-5 sm:mt-12', 'sm:col-span-5', 'sm:col-span-7 sm:mt-12']

function Note({ note: { quote, from }, weave }: { note: GuestNote; weave: string }) {
  return (
    <figure
      className={cn(
        'weave-edge flex w-full flex-col justify-between overflow-hidden rounded-cloth border bg-card p-6 sm:p-8',
        weave,
      )}
    >
      <blockquote className="font-display text-h3 leading-snug font-semibold">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-6 font-mono text-caption text-muted-foreground">{from}</figcaption>
    </figure>
  )
}
