import { PageHead } from '../components/page/page-head.tsx'
import { TrialKitBuilder } from '../features/kits/trial-kit-builder.tsx'

export default function DebugKitBuilderRoute() {
  return (
    <>
      <PageHead title="Kit builder test page" />
      <TrialKitBuilder />
    </>
  )
}
