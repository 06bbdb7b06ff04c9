import { Plus } from 'lucide-react'
import { Link } from 'react-router'

export type QuestionProps = {
  id: string
  question: string
  answer: readonly string[]
  link?: { label: string; to: string } | undefined
}

/** Opens on its own, without any script; "find in page" opens it, too. */
export function Question({ id, question, answer, link }: QuestionProps) {
  return (
    <details id={id} className="group border-b">
      <summary className="flex min-h-16 list-none items-center justify-between gap-5 rounded-cloth py-3.5 font-medium hover:underline hover:underline-offset-4 [&::-webkit-details-marker]:hidden">
        {question}
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-tool border border-input bg-card group-open:border-primary group-open:bg-primary group-open:text-primary-foreground"
        >
          <Plus strokeWidth={1.75} className="size-5 transition-transform group-open:rotate-45" />
        </span>
      </summary>
      <div className="flex max-w-prose flex-col items-start gap-3 pr-14 pb-7">
        {answer.map((paragraph) => (
          <p key={paragraph} className="text-muted-foreground">
            {paragraph}
          </p>
        ))}
        {link && (
          <Link
            to={link.to}
            className="inline-flex min-h-6 font-medium underline underline-offset-4 hover:decoration-2"
          >
            {link.label}
          </Link>
        )}
      </div>
    </details>
  )
}
