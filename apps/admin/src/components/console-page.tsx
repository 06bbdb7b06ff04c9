import { useEffect, type ReactNode } from 'react'

type ConsolePageProps = { title: string; note?: ReactNode; children: ReactNode }

export function ConsolePage({ title, note, children }: ConsolePageProps) {
  useEffect(() => {
    document.title = `${title} · Trivet admin`
  }, [title])
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-4">
        <h1 className="text-h3 font-semibold">{title}</h1>
        {note && <p className="text-small text-muted-foreground">{note}</p>}
      </div>
      {children}
    </>
  )
}
