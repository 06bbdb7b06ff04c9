const inch = 2.54
const margin = 3
const rulerHeight = 4

/** Where there is no picture of it yet: its outline seen from above, in stitches, over a ruler in inches. */
export function SizeDrawing({ name, length, depth }: { name: string; length: number; depth: number }) {
  const width = length + 2 * margin
  const height = depth + 2 * margin + rulerHeight
  const rulerTop = height - rulerHeight
  const inches = Array.from({ length: Math.floor(length / inch) + 1 }, (_, index) => index)
  return (
    <svg
      role="img"
      aria-label={`Outline of ${name} from above, over a ruler in inches`}
      viewBox={`0 0 ${width} ${height}`}
      className="block max-h-80 w-full rounded-cloth border bg-card text-muted-foreground"
    >
      <rect
        x={margin}
        y={margin}
        width={length}
        height={depth}
        rx={Math.min(2, depth / 4)}
        className="fill-muted stroke-current"
        strokeWidth={length / 160}
        strokeDasharray={`${length / 40} ${length / 60}`}
      />
      {inches.map((count) => {
        const x = margin + count * inch
        const isLong = count % 5 === 0
        return (
          <g key={count}>
            <path
              d={`M${x} ${rulerTop}v${isLong ? 1.4 : 0.7}`}
              className="stroke-current"
              strokeWidth={length / 250}
            />
            {isLong && (
              <text
                x={x}
                y={rulerTop + 3.2}
                fontSize={1.6}
                textAnchor="middle"
                className="fill-current font-mono"
              >
                {count}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
