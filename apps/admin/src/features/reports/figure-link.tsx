import { figureText, figureWords } from '@trivet/core/copy/reports'
import type { Figure } from '@trivet/core/reports'
import { Link } from 'react-router'

type FigureLinkProps = { figure: Figure; value: number; to: string | null; of: string }

/** A figure that leads to the orders it counts. */
export function FigureLink({ figure, value, to, of }: FigureLinkProps) {
  const text = figureText(figure, value)
  // as high as one that can be pressed
  if (!to || value === 0) return <span className="inline-block py-1">{text}</span>
  return (
    <Link
      to={to}
      aria-label={`${text}, ${figureWords[figure].label}, ${of}: the orders behind it`}
      className="inline-block py-1 underline decoration-border underline-offset-4 hover:decoration-current"
    >
      {text}
    </Link>
  )
}
