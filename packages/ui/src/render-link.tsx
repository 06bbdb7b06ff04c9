import type { AriaAttributes, ReactElement, ReactNode } from 'react'

/** What a component asks of a link; the app decides which router draws it. */
export type LinkProps = {
  href: string
  className: string
  children: ReactNode
  'aria-label'?: string | undefined
  'aria-current'?: AriaAttributes['aria-current']
}

export function renderAnchor({ children, ...props }: LinkProps): ReactElement {
  return <a {...props}>{children}</a>
}
