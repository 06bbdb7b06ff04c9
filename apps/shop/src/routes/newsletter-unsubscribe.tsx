import { useSearchParams } from 'react-router'
import { PageHead } from '../components/page/page-head.tsx'
import { UnsubscribePanel } from '../features/newsletter/unsubscribe-panel.tsx'

export default function NewsletterUnsubscribeRoute() {
  const [query] = useSearchParams()
  return (
    <div className="page-width py-section">
      <PageHead title="Unsubscribe from the newsletter" />
      <div className="weave weave-custom rounded-cloth border py-16 pr-6 pl-16 sm:py-24 sm:pl-28">
        <h1 className="max-w-160 type-h1">Stop the newsletter</h1>
        <div className="mt-4">
          <UnsubscribePanel token={query.get('token')} />
        </div>
      </div>
    </div>
  )
}
