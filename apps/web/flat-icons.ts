import { readFileSync } from 'node:fs'
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

const ICON = 'flat-icon:'

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

/** What `write-icons.ts` has taken from Lucide. */
interface Icons {
  license: { name: string; version: string; identifier?: string; text?: string }
  /** By the names that Lucide exports. */
  icons: Readonly<Record<string, { name: string; shapes: readonly Shape[] }>>
}

/** Where the icons are, so that a build needs none of Lucide's 4,900 files. */
export const ICONS = new URL('icons.generated.json', import.meta.url)

export const readIcons = (): Icons => JSON.parse(readFileSync(ICONS, 'utf8')) as Icons

const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g

/** The icons that a module's code imports, without types: their names in Lucide and in the code. */
export const importedIcons = (code: string): { exported: string; local: string }[] =>
  [...code.matchAll(IMPORT)].flatMap(([, names = '']) => readNames(names))

const readNames = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => {
      const [exported = '', local = exported] = name.split(' as ')
      return { exported, local }
    })

/**
 * Imports each icon as a module. Through Lucide's index every icon would seem to be used wherever one is, and the groups of chunks
 * (vite.config.ts) could not tell where it is needed.
 * @param code with TypeScript's `import type` or `type` where no value is imported
 */
export function importModules(code: string, icons: Icons['icons']): string {
  return code.replace(IMPORT, (_, names: string) =>
    readNames(names)
      .map(({ exported, local }) => {
        if (!icons[exported])
          throw new Error(`The icon ${exported} is not in icons.generated.json: run "npm run codegen".`)
        return `import ${local} from '${ICON}${exported}'`
      })
      .join('\n'),
  )
}

let icons: Icons['icons'] | undefined

/** Icons as one path each: Lucide's several shapes are a third of a page's elements. */
export const flatIcons: Plugin = {
  name: 'flat-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^flat-icon($|:)/ },
    handler: (id) => `\0${id}`,
  },
  transform: {
    filter: { id: /\/src\/.*\.[jt]sx?$/, code: /lucide-react/ },
    // A project's own components import what they have installed.
    handler: (code, id) =>
      id.startsWith(import.meta.dirname) ? importModules(code, (icons ??= readIcons().icons)) : undefined,
  },
  load: {
    filter: { id: /^\0flat-icon/ },
    handler(id) {
      const icon = icons?.[id.slice(`\0${ICON}`.length)]
      if (!icon) return RUNTIME_CODE
      const parts = [icon.name, ...icon.shapes].map((part) => JSON.stringify(part))
      return `import icon from 'flat-icon'\nexport default /* @__PURE__ */ icon(${parts.join()})`
    },
  },
}
