import { Download } from 'lucide-react'
import { paths } from '../../paths.ts'
import type { MarketingFile } from '../../paths.ts'

export const cardFiles = [
  { file: 'listing-card.png', label: 'PNG', what: 'listing card as a picture' },
  { file: 'listing-card.pdf', label: 'PDF, 4 × 6 in', what: 'listing card to print, 4 by 6 inches' },
  { file: 'listing-card-a6.pdf', label: 'PDF, A6', what: 'listing card to print, A6' },
] as const

export const qrFiles = [
  { file: 'qr.svg', label: 'SVG', what: 'QR code as a drawing' },
  { file: 'qr.png', label: 'Large PNG', what: 'QR code as a large picture' },
] as const

type Offer = { file: MarketingFile; label: string; what: string }

type MarketingDownloadsProps = {
  code: string
  files: readonly Offer[]
  stay?: { slug: string; title: string }
}

export function MarketingDownloads({ code, files, stay }: MarketingDownloadsProps) {
  return (
    <ul aria-label="Downloads" className="flex flex-wrap gap-x-5 gap-y-1 text-small">
      {files.map(({ file, label, what }) => (
        <li key={file}>
          <a
            href={paths.marketing({ code, file, stay: stay?.slug, isDownload: true })}
            download
            className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
          >
            <Download aria-hidden strokeWidth={1.75} className="size-4" />
            {label}
            <span className="sr-only">
              : {what}
              {stay && ` for ${stay.title}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
