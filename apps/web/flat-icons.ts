import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Attributes by name, as Lucide describes a shape. */
type Attributes = Readonly<Record<string, string | number>>
export type Shape = readonly [tag: string, attributes: Attributes]

/** Outline of each shape; undefined for one that a path cannot replace. */
const OUTLINES: Readonly<Record<string, (attributes: Attributes) => string | undefined>> = {
  path: ({ d }) => absoluteStart(String(d)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}Z`,
  circle: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: ({ x = 0, y = 0, width, height, rx = 0, ry = rx }) =>
    rectangle({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }, Number(rx), Number(ry)),
}

const GEOMETRY = /^(key|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points)$/

/** One path instead of several shapes; a shape with colours of its own is left. */
export function flatten(shapes: readonly Shape[]): Shape[] {
  const outlines: string[] = []
  const rest: Shape[] = []
  for (const [tag, { key: _key, ...attributes }] of shapes) {
    const outline = Object.keys(attributes).every((name) => GEOMETRY.test(name))
      ? OUTLINES[tag]?.(attributes)
      : undefined
    if (outline === undefined) rest.push([tag, attributes])
    else outlines.push(outline)
  }
  return outlines.length > 0 ? [['path', { d: outlines.join('') }], ...rest] : rest
}

/** A first `m` would continue from the path before it. */
function absoluteStart(d: string): string | undefined {
  const number = String.raw`[-+]?(?:\d*\.\d+|\d+\.?)`
  const start = new RegExp(`^\\s*m\\s*(${number})[\\s,]*(${number})[\\s,]*`).exec(d)
  if (!start) return d.trimStart().startsWith('M') ? d : undefined
  const rest = d.slice(start[0].length)
  return `M${start[1]} ${start[2]}${/^[-+.\d]/.test(rest) ? 'l' : ''}${rest}`
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${short(cx - rx)} ${short(cy)}a${rx} ${ry} 0 1 0 ${short(rx * 2)} 0a${rx} ${ry} 0 1 0 ${short(-rx * 2)} 0Z`

function rectangle(box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>, rx: number, ry: number): string {
  const { x, y, width, height } = box
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const [across, down] = [short(width - 2 * rx), short(height - 2 * ry)]
  const corner = (right: number, below: number) => `a${rx} ${ry} 0 0 1 ${right} ${below}`
  return `M${short(x + rx)} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}Z`
}

const short = (value: number): number => Number(value.toFixed(3))

const RUNTIME = '\0flat-icon'

/** Draws what `Icon` asks for. */
const RUNTIME_CODE = `
  import { createElement } from 'react'
  export default (displayName, ...shapes) => Object.assign(
    ({ size, strokeWidth, absoluteStrokeWidth, ...rest }) => createElement('svg', {
      width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
      strokeWidth: absoluteStrokeWidth ? strokeWidth * 24 / size : strokeWidth,
      strokeLinecap: 'round', strokeLinejoin: 'round', ...rest,
    }, ...shapes.map(([tag, attributes]) => createElement(tag, attributes))),
    { displayName },
  )
`

interface LucideModule {
  /** A former name of an icon has none. */
  __iconData?: { name: string; node: readonly Shape[] }
  default: { displayName: string }
}

const LUCIDE = 'lucide-react/dist/esm'

/** Files of Lucide's icons by the names that its index exports. */
function iconFiles(): Map<string, string> {
  const index = readFileSync(fileURLToPath(import.meta.resolve(`${LUCIDE}/lucide-react.mjs`)), 'utf8')
  const lines = [...index.matchAll(/^export \{ ([^}]+) \} from '\.\/(icons\/[\w-]+\.mjs)'/gm)]
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

/**
 * Imports each icon from its own file. Through Lucide's index every icon would seem to be used wherever one is, and the groups of chunks
 * (vite.config.ts) could not tell where it is needed.
 * @param code with TypeScript's `import type` or `type` where no value is imported
 */
export function importFromFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => {
        const [exported = '', local = exported] = name.split(' as ')
        const file = files.get(exported)
        if (!file) throw new Error(`Lucide has no icon ${exported}`)
        return `import ${local} from '${LUCIDE}/${file}'`
      })
      .join('\n'),
  )
}

let files: Map<string, string> | undefined

/** Icons as one path each: Lucide's several shapes are a third of a page's elements. */
export const flatIcons: Plugin = {
  name: 'flat-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^flat-icon$/ },
    handler: () => RUNTIME,
  },
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /lucide-react/ },
    handler: (code) => importFromFiles(code, (files ??= iconFiles())),
  },
  load: {
    filter: { id: /flat-icon$|\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    async handler(id) {
      if (id === RUNTIME) return RUNTIME_CODE
      const { __iconData: data, default: component } = (await import(id)) as LucideModule
      if (!data) return null
      const shapes = flatten(data.node).map((shape) => JSON.stringify(shape))
      return `import icon from 'flat-icon'\nexport default /* @__PURE__ */ icon(${[JSON.stringify(component.displayName), ...shapes].join()})`
    },
  },
}
