import type { Tone, ToneName } from './materials.ts'
import { EGGSHELL, LACQUER, LEAF } from './materials.ts'
import { line, path, short } from './svg.ts'

/** Drawing tools of a motif: a tone, a random source, and symmetries that keep the pictures small. */
export interface Brush extends Pick<Tone, 'main' | 'deep' | 'pale' | 'accent'> {
  random: () => number
  ink: string
  shell: string
  leaf: string
  gold: string
  /** The drawing and its mirror image across the vertical axis. */
  mirror(svg: string): string
  /**
   * Copies of the drawing turned about a point: all the way round, or over an arc of `sweep` degrees centred on the top.
   * `fills` go round the copies and paint what has no fill of its own.
   */
  spin(count: number, svg: string, options?: SpinOptions): string
  /** Copies of the drawing at the given spots (`x y`). */
  stamp(svg: string, spots: readonly string[]): string
  /** A strand: a stroke with a seam on both sides. */
  strand(d: string, colour: string, width: number): string
  /** A round body with a shaded side and a highlight. */
  orb(x: number, y: number, radius: number, fill?: string, shade?: string): string
  /** Whole numbers from `low` to `high`, both included. */
  int(low: number, high: number): number
}

interface SpinOptions {
  sweep?: number
  y?: number
  fills?: readonly string[]
}

/** A motif drawn inside a circle of radius 100 around the origin. */
export interface Motif {
  /** Suitable tones; any if omitted. */
  tones?: readonly ToneName[]
  /** Side of the head, which must not be cropped. */
  faces?: 'left' | 'right'
  draw(brush: Brush): string
}

/**
 * A brush for one motif. The names of its parts begin with `prefix`, so that several motifs can share a picture.
 */
export function createBrush(tone: Tone, random: () => number, prefix = 'm'): Brush {
  let names = 0
  const name = () => `${prefix}${names++}`
  return {
    main: tone.main,
    deep: tone.deep,
    pale: tone.pale,
    accent: tone.accent,
    random,
    ink: LACQUER,
    shell: EGGSHELL,
    leaf: LEAF,
    gold: 'url(#G)',
    mirror(svg) {
      const id = name()
      return `<g id="${id}">${svg}</g><use href="#${id}" transform="scale(-1 1)"/>`
    },
    spin(count, svg, { sweep = 360, y = 0, fills = [] } = {}) {
      const id = name()
      const around = sweep === 360
      const step = around ? 360 / count : sweep / (count - 1)
      const from = around ? 0 : -sweep / 2
      const pivot = y ? ` 0 ${short(y)}` : ''
      const copies = Array.from({ length: count }, (_, index) => {
        const fill = fills.length ? ` fill="${fills[index % fills.length]}"` : ''
        return `<use href="#${id}"${fill} transform="rotate(${short(from + index * step)}${pivot})"/>`
      })
      return `<defs><g id="${id}">${svg}</g></defs>${copies.join('')}`
    },
    stamp(svg, spots) {
      const id = name()
      const copies = spots.map((spot) => `<use href="#${id}" transform="translate(${spot})"/>`)
      return `<defs><g id="${id}">${svg}</g></defs>${copies.join('')}`
    },
    strand(d, colour, width) {
      return line(d, LACQUER, width + 6) + line(d, colour, width)
    },
    orb(x, y, radius, fill = tone.main, shade = tone.deep) {
      const inner = radius - 1
      const at = (degrees: number, r: number) => {
        const angle = (degrees * Math.PI) / 180
        return `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`
      }
      const crescent = `M${at(-40, inner)}A${short(inner)} ${short(inner)} 0 0 1 ${at(135, inner)}A${short(radius * 1.15)} ${short(radius * 1.15)} 0 0 0 ${at(-40, inner)}Z`
      const glint = `M${at(190, radius * 0.66)}A${short(radius * 0.66)} ${short(radius * 0.66)} 0 0 1 ${at(245, radius * 0.66)}`
      return (
        `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>` +
        path(crescent, shade, ' stroke="none"') +
        line(glint, EGGSHELL, radius * 0.14)
      )
    },
    int(low, high) {
      return low + Math.floor(random() * (high - low + 1))
    },
  }
}
