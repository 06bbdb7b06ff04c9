import { Pagination } from '@trivet/ui/pagination'
import { Link } from 'react-router'

type PageLinksProps = { page: number; pages: number; hrefFor: (page: number) => string }

export function PageLinks(props: PageLinksProps) {
  return (
    <Pagination
      {...props}
      className="mt-4"
      renderLink={({ href, ...link }) => <Link key={href} to={href} {...link} />}
    />
  )
}
