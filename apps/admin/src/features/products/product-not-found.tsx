import * as catalogCopy from '@trivet/core/copy/catalog'

import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link } from 'react-router'
import { AdminPage } from '../../components/admin-page.tsx'
import { paths } from '../../paths.ts'

export function ProductNotFound() {
  return (
    <AdminPage title={catalogCopy.productNotFound}>
      <EmptyState
        title="No product has this id"
        description="Check the address, or look for the product in the list."
        action={<Button render={<Link to={paths.products()} />}>All products</Button>}
      />
    </AdminPage>
  )
}
