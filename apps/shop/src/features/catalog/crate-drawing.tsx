const margin = 3
const bottle = { width: 7.5, height: 30 }
const slats = 4

/** The crate of a kit from the front, with a bottle of wine beside it that everybody knows the size of. */
export function CrateDrawing({ length, height }: { length: number; height: number }) {
  const width = length + bottle.width + 4 * margin
  const ground = height + margin
  const slatHeight = height / slats
  const bottleLeft = length + 2.5 * margin
  return (
    <svg
      role="img"
      aria-label="The crate beside a bottle of wine"
      viewBox={`0 0 ${width} ${ground + margin}`}
      className="block max-h-80 w-full rounded-cloth border bg-card"
    >
      {Array.from({ length: slats }, (_, slat) => (
        <rect
          key={slat}
          x={margin}
          y={margin + slat * slatHeight}
          width={length}
          height={slatHeight * 0.86}
          rx={0.8}
          className="fill-secondary stroke-muted-foreground"
          strokeWidth={0.25}
        />
      ))}
      <rect
        x={margin + length / 2 - 6}
        y={margin + slatHeight * 0.28}
        width={12}
        height={slatHeight * 0.32}
        rx={slatHeight * 0.16}
        className="fill-card stroke-muted-foreground"
        strokeWidth={0.25}
      />
      <path
        d={`M${bottleLeft + 2.5} ${ground - bottle.height}h2.5v8q2.5 2 2.5 5v17h-7.5v-17q0-3 2.5-5z`}
        className="fill-foreground"
      />
      <path
        d={`M0 ${ground}H${width}`}
        className="stroke-muted-foreground"
        strokeWidth={0.3}
        strokeDasharray="1.6 1.2"
      />
    </svg>
  )
}
