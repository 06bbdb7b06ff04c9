import { Breadcrumb } from '@trivet/ui/breadcrumb'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** From a page below the dashboard back to it. */
export function HostWayBack({ here }: { here: string }) {
  return (
    <Breadcrumb
      className="py-5"
      items={[{ label: 'Host dashboard', href: paths.hostDashboard() }, { label: here }]}
      renderLink={({ href, ...props }) => <Link to={href} {...props} />}
    />
  )
}
