import type { Choice } from './choice.ts'

export function ChoiceLine({ label, detail, Icon }: Choice) {
  return (
    <>
      <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{label}</span>
        {detail && <span className="block truncate text-caption text-muted-foreground">{detail}</span>}
      </span>
    </>
  )
}
