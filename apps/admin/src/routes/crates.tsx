import { ScanPage } from '../features/crates/scan-page.tsx'

export default function CratesRoute() {
  return <ScanPage />
}
