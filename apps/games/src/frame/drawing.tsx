import { createElement, Fragment, type ReactNode, type SVGProps } from 'react'

/** SVG elements on a canvas of fixed size, possibly nested arrays. */
export type Drawing = ReactNode

type Style = Omit<SVGProps<SVGPathElement>, 'd' | 'fill' | 'ref'>

export function path(d: string, fill: string, style: Style = {}): Drawing {
  return <path d={d} fill={fill} {...style} />
}

export function line(d: string, stroke: string, strokeWidth: number, style: Style = {}): Drawing {
  return path(d, 'none', { stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...style })
}

export function circle(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  style: Omit<SVGProps<SVGCircleElement>, 'ref'> = {},
) {
  return <circle cx={rounded(cx)} cy={rounded(cy)} r={r} fill={fill} {...style} />
}

export function transformed(transform: string, ...parts: Drawing[]): Drawing {
  return <g transform={transform}>{flat(parts)}</g>
}

/** Flattens static parts, whose order never changes, so that they need no keys. */
function flat(parts: Drawing): ReactNode {
  return createElement(Fragment, null, ...([parts].flat(10) as ReactNode[]))
}

/** Rounds to one decimal, which is precise enough here. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

interface SheetProps {
  /** Prefix of each id: `symbol-` gives `#symbol-lychee`. */
  prefix: string
  viewBox: string
  drawings: Readonly<Record<string, () => Drawing>>
  ids: readonly string[]
}

/** One hidden SVG with all drawings; `<use href="#…">` shows one. @throws RangeError for an unknown id */
export function DrawingSheet({ prefix, viewBox, drawings, ids }: SheetProps) {
  return (
    <svg className="sheet" width="0" height="0" aria-hidden="true">
      {ids.map((id) => {
        const draw = drawings[id]
        if (!draw) throw new RangeError(`There is no drawing of ${id}`)
        return (
          <symbol key={id} id={prefix + id} viewBox={viewBox}>
            {flat(draw())}
          </symbol>
        )
      })}
    </svg>
  )
}
