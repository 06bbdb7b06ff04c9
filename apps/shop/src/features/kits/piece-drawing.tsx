import type { KitCategory } from '@trivet/core/catalog'
import { cn } from '@trivet/ui/cn'
import type { ReactNode } from 'react'
import { drawnSizes } from './piece-look.ts'

type PieceDrawingProps = { category: KitCategory; className?: string }

/** A thing of this kind from above, one unit to the millimeter; it stands in until there is a picture. */
export function PieceDrawing({ category, className }: PieceDrawingProps) {
  const { width, height } = drawnSizes[category]
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} strokeWidth="3" className={cn('block', className)}>
      {drawings[category]}
    </svg>
  )
}

const edge = 'stroke-bbq'
const steel = `fill-muted ${edge}`
const bright = `fill-card ${edge}`
const iron = `fill-bbq ${edge}`
const wood = `fill-custom/30 ${edge}`
const enamel = `fill-essential ${edge}`
const line = `fill-none ${edge}`
const shine = 'fill-none stroke-card'

const drawings: Record<KitCategory, ReactNode> = {
  knife: (
    <>
      <path d="M112 8 L300 8 Q326 9 328 14 Q300 44 224 46 L112 46 Z" className={steel} />
      <path d="M112 36 L246 36 Q290 32 316 18" className={line} strokeWidth="1.5" />
      <rect x="100" y="6" width="14" height="36" rx="3" className={bright} />
      <path d="M102 8 L14 10 Q2 12 2 24 Q2 40 14 40 L102 38 Z" className={iron} />
      <path d="M28 24 h.1 M54 24 h.1 M80 24 h.1" className={shine} strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  pan: (
    <>
      <path d="M262 128 L440 122 Q457 124 457 140 Q457 156 440 158 L262 152 Z" className={wood} />
      <rect x="262" y="126" width="26" height="28" rx="4" className={steel} />
      <circle cx="438" cy="140" r="7" className="fill-card" />
      <circle cx="140" cy="140" r="137" className={steel} />
      <circle cx="140" cy="140" r="122" className={iron} />
      <path
        d="M52 112 A92 92 0 0 1 142 46"
        className={shine}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  ),
  pot: (
    <>
      <path d="M58 96 Q4 96 4 130 Q4 164 58 164" className={line} strokeWidth="18" />
      <path d="M302 96 Q356 96 356 130 Q356 164 302 164" className={line} strokeWidth="18" />
      <circle cx="180" cy="130" r="127" className={enamel} />
      <circle cx="180" cy="130" r="106" className={shine} strokeWidth="4" opacity=".7" />
      <circle cx="180" cy="130" r="22" className={bright} />
      <path
        d="M98 106 A88 88 0 0 1 154 50"
        className={shine}
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  ),
  utensil: (
    <>
      <path d="M92 30 L296 26 Q308 28 308 36 Q308 44 296 46 L92 42 Z" className={wood} />
      <ellipse cx="54" cy="36" rx="52" ry="34" className={wood} />
      <ellipse cx="50" cy="36" rx="38" ry="22" className={line} strokeWidth="2" opacity=".5" />
    </>
  ),
  bakeware: (
    <>
      <path d="M8 108 h-6 v64 h6 M392 108 h6 v64 h-6" className={steel} strokeWidth="4" />
      <rect x="8" y="4" width="384" height="272" rx="22" className={steel} />
      <rect x="30" y="26" width="340" height="228" rx="14" className={bright} />
      <path
        d="M50 200 V60 Q50 46 64 46 H190"
        className={line}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".35"
      />
    </>
  ),
  appliance: (
    <>
      <path d="M188 92 Q254 80 256 110 Q254 140 188 128" className={line} strokeWidth="16" />
      <path d="M52 92 L4 104 V116 L52 128 Z" className={steel} />
      <circle cx="120" cy="110" r="106" className={`fill-chef ${edge}`} />
      <circle cx="120" cy="110" r="78" className={shine} strokeWidth="4" opacity=".7" />
      <circle cx="120" cy="110" r="20" className={iron} />
    </>
  ),
  storage: (
    <>
      <rect x="3" y="3" width="274" height="184" rx="26" className={`fill-specialty/25 ${edge}`} />
      <rect x="24" y="24" width="232" height="142" rx="16" className={`fill-card/70 ${edge}`} />
      <path
        d="M118 3 h44 v20 h-44 Z M118 167 h44 v20 h-44 Z M3 75 h20 v40 h-20 Z M257 75 h20 v40 h-20 Z"
        className={`fill-specialty ${edge}`}
      />
    </>
  ),
  // anything else comes tied up in a cloth
  other: (
    <>
      <path
        d="M110 14 Q150 30 206 22 Q190 70 206 110 Q190 160 206 198 Q150 190 110 206 Q60 190 14 198 Q30 150 14 110 Q30 60 14 22 Q70 30 110 14 Z"
        className={`fill-secondary ${edge}`}
      />
      <path
        d="M30 36 L92 94 M190 36 L128 94 M30 184 L92 126 M190 184 L128 126"
        className={line}
        opacity=".5"
      />
      <path
        d="M110 110 Q70 60 62 96 Q58 122 110 110 Q150 160 158 124 Q162 98 110 110 Z"
        className={`fill-chef ${edge}`}
      />
      <circle cx="110" cy="110" r="15" className={`fill-chef ${edge}`} />
    </>
  ),
}
