/** The collection on its cloth, seen from above; one unit is a millimeter, and the hem is a ruler. */
export function GrillDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1080 800"
      role="img"
      aria-label="From above, to scale: a round charcoal grill, a skillet, a knife on its board, tongs and turner, six skewers and six spice tins"
      className={className}
    >
      <Grill />
      <Skillet />
      <Board />
      <Tools />
      <SmallThings />
      <Ruler />
    </svg>
  )
}

const line = 'fill-none stroke-bbq'
const steel = 'fill-muted stroke-bbq'
const iron = 'fill-bbq stroke-bbq'
const wood = 'fill-custom/25 stroke-bbq'

/** A 14-inch kettle with its grate and two handles. */
function Grill() {
  return (
    <g strokeWidth="4">
      <rect x="10" y="190" width="40" height="60" rx="18" className={wood} />
      <rect x="390" y="190" width="40" height="60" rx="18" className={wood} />
      <circle cx="220" cy="220" r="185" className={iron} />
      <circle cx="220" cy="220" r="168" className="fill-card stroke-bbq" />
      {grateBars.map((x) => {
        const half = Math.round(Math.sqrt(160 ** 2 - (x - 220) ** 2))
        return <line key={x} x1={x} x2={x} y1={220 - half} y2={220 + half} className={line} />
      })}
      <line x1="62" x2="378" y1="170" y2="170" className={line} strokeWidth="7" />
      <line x1="62" x2="378" y1="270" y2="270" className={line} strokeWidth="7" />
    </g>
  )
}

const grateBars = Array.from({ length: 19 }, (_, index) => 76 + index * 16)

function Skillet() {
  return (
    <g strokeWidth="4">
      <path d="M690 152 L832 138 Q850 160 832 182 L690 168 Z" className={iron} />
      <circle cx="826" cy="160" r="8" className="fill-card" />
      <circle cx="575" cy="160" r="130" className={iron} />
      <circle cx="575" cy="160" r="108" className="fill-none stroke-card" strokeWidth="3" />
    </g>
  )
}

/** An 18 by 12 inch board with a juice groove and the 8-inch knife. */
function Board() {
  return (
    <g strokeWidth="4">
      <rect x="440" y="345" width="457" height="305" rx="22" className={wood} />
      <rect x="462" y="367" width="413" height="261" rx="12" className={line} strokeWidth="3" />
      <path d="M500 470 Q640 452 704 500 L704 512 L500 512 Z" className={steel} />
      <path d="M704 496 L826 490 Q842 506 826 520 L704 516 Z" className={iron} />
      {[735, 770, 805].map((x) => (
        <circle key={x} cx={x} cy="505" r="4" className="fill-card" />
      ))}
    </g>
  )
}

/** Tongs and turner, 18 inches each. */
function Tools() {
  return (
    <g strokeWidth="4">
      <path
        d="M930 60 Q918 240 928 500 M950 60 Q962 240 952 500 M930 60 Q940 36 950 60"
        className={line}
        strokeWidth="8"
      />
      <rect x="988" y="45" width="56" height="110" rx="8" className={steel} />
      <path d="M1004 65 V135 M1016 65 V135 M1028 65 V135" className={line} />
      <path d="M1016 155 V330" className={line} strokeWidth="8" />
      <rect x="1005" y="330" width="22" height="172" rx="11" className={wood} />
    </g>
  )
}

function SmallThings() {
  return (
    <g strokeWidth="4">
      {[450, 474, 498, 522, 546, 570].map((y, index) => (
        <path
          key={y}
          d={`M${40 + (index % 2) * 12} ${y} h340 m0 0 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0`}
          className={line}
        />
      ))}
      {[70, 134, 198, 262, 326, 390].map((x) => (
        <g key={x}>
          <circle cx={x} cy="650" r="28" className={steel} />
          <circle cx={x} cy="650" r="18" className="fill-custom/40 stroke-bbq" strokeWidth="2" />
        </g>
      ))}
    </g>
  )
}

const inches = Array.from({ length: 43 }, (_, index) => index)

function Ruler() {
  return (
    <g strokeWidth="2.5" className={line}>
      <line x1="0" x2="1080" y1="730" y2="730" />
      {inches.map((inch) => (
        <line key={inch} x1={inch * 25.4} x2={inch * 25.4} y1="730" y2={inch % 6 === 0 ? 775 : 750} />
      ))}
    </g>
  )
}
