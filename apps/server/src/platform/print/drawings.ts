import { Circle, Path, Rect, Svg, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { feet, markBox, ring } from '../drawings/mark.ts'
import { drawQr } from '../drawings/qr-code.ts'
import { colors, edgeWidth, pageSize } from './look.ts'

/** The trivet of the word mark. */
export function markDrawing(size: number, color: string = colors.ink): ReactElement {
  return h(
    Svg,
    { viewBox: `0 0 ${markBox} ${markBox}`, style: { width: size, height: size } },
    ...markParts(color),
  )
}

function markParts(stroke: string): ReactElement[] {
  const { x: cx, y: cy, r, width: strokeWidth } = ring
  return [
    h(Circle, { key: 'ring', cx, cy, r, fill: 'none', stroke, strokeWidth }),
    ...feet.map((d) => h(Path, { key: d, d, stroke, strokeWidth: 6, strokeLinecap: 'round' })),
  ]
}

// the Essential weave, one wide and two thin, each as place and width
const threads = [
  [4, 9],
  [16, 1.6],
  [19.2, 1.6],
] as const

/** The cloth along the left edge of a page, on every page. */
export function weaveEdge(height: number = pageSize.height): ReactElement {
  return h(
    Svg,
    {
      fixed: true,
      viewBox: `0 0 ${edgeWidth} ${height}`,
      style: { position: 'absolute', left: 0, top: 0, width: edgeWidth, height },
    },
    h(Rect, { x: 0, y: 0, width: edgeWidth, height, fill: colors.salt }),
    ...threads.map(([x, width]) => h(Rect, { key: x, x, y: 0, width, height, fill: colors.stripe })),
    h(Rect, { x: edgeWidth - 0.5, y: 0, width: 0.5, height, fill: colors.hem }),
  )
}

/** A link to be scanned from paper, with our mark in its middle. */
export function qrDrawing(link: string, width: number): ReactElement {
  const { size, path, mark } = drawQr(link)
  const ground = { x: mark.x, y: mark.y, width: mark.size, height: mark.size }
  const markWidth = (mark.size * 0.8 * width) / size
  const markPlace = ((mark.x + mark.size * 0.1) * width) / size
  return h(
    View,
    { style: { width, height: width } },
    h(
      Svg,
      { viewBox: `0 0 ${size} ${size}`, style: { width, height: width } },
      h(Path, { d: path, fill: colors.ink }),
      h(Rect, { ...ground, fill: colors.paper }),
    ),
    h(
      Svg,
      {
        viewBox: `0 0 ${markBox} ${markBox}`,
        style: { position: 'absolute', left: markPlace, top: markPlace, width: markWidth, height: markWidth },
      },
      ...markParts(colors.ink),
    ),
  )
}

const toothWidth = 8

/** The torn upper edge of a docket. */
export function perforation(width: number, color: string = colors.salt): ReactElement {
  const teeth = Math.round(width / toothWidth)
  const step = width / teeth
  const arcs = Array.from({ length: teeth }, () => `a${step / 2} ${step / 2} 0 0 0 ${step} 0`).join('')
  const height = step / 2 + 1
  return h(
    Svg,
    { viewBox: `0 0 ${width} ${height}`, style: { width, height } },
    h(Path, { d: `M0 0${arcs}V${height}H0z`, fill: color }),
  )
}
