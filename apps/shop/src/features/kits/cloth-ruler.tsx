const millimetersInInch = 25.4

/** The hem of the cloth: centimeters above, inches below, at the scale of what lies on it. */
export function ClothRuler({ clothWidth }: { clothWidth: number }) {
  const centimeters = Math.floor(clothWidth / 10)
  const inches = Math.floor(clothWidth / millimetersInInch)
  return (
    <svg aria-hidden className="mt-6 block h-5 w-full overflow-visible text-muted-foreground">
      {Array.from({ length: centimeters + 1 }, (_, at) => (
        <Mark key={`cm${at}`} share={(at * 10) / clothWidth} from={0} to={at % 5 === 0 ? 8 : 4} />
      ))}
      {Array.from({ length: inches + 1 }, (_, at) => (
        <Mark
          key={`in${at}`}
          share={(at * millimetersInInch) / clothWidth}
          from={20}
          to={at % 6 === 0 ? 12 : 16}
        />
      ))}
    </svg>
  )
}

function Mark({ share, from, to }: { share: number; from: number; to: number }) {
  const x = `${share * 100}%`
  return <line x1={x} x2={x} y1={from} y2={to} stroke="currentColor" />
}
