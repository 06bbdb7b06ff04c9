import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { mayOpen, useRole } from '../lib/may.ts'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** The way to a page of the admin; its words alone for those who may not open it. */
export function PageLink({ to, ...props }: PageLinkProps) {
  return mayOpen(useRole(), to) ? <Link to={to} {...props} /> : <span>{props.children}</span>
}
