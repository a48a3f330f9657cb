import { createBrush } from '@playhouse/shared/art/brush.ts'
import { EGGSHELL, GOLD_LEAF, type Tone } from '@playhouse/shared/art/materials.ts'
import { type MotifName, MOTIFS } from '@playhouse/shared/art/motif-library.ts'
import { motifWord, NAMED_MOTIFS } from '@playhouse/shared/art/motif-words.ts'
import { line, path, picture, place, rect } from '@playhouse/shared/art/svg.ts'
import { inlaid } from './game-art.ts'
import type { PatternName } from './patterns.ts'
import { PATTERNS } from './patterns.ts'
import { pick, seededRandom } from './random.ts'
import { vendorTone } from './vendor-tone.ts'

interface VendorArtInput {
  code: string
  name: string
  /** Degrees on the OKLCH wheel. */
  hue: number
  pattern: PatternName
  /** Theme of the page; without it the mark has its own dark ground. */
  theme?: 'dark' | 'light'
  label?: string
}

const TONES = {
  dark: { ground: 0.36, figure: 0.49, chroma: 0.085, panel: 0.22 },
  light: { ground: 0.82, figure: 0.73, chroma: 0.055, panel: 0.965 },
} as const

/** Words in names without a motif of their own, and their motifs. */
const EMBLEMS: Readonly<Record<string, MotifName>> = {
  arena: 'helm',
  bend: 'wave',
  cinder: 'volcano',
  corner: 'football',
  double: 'rooster',
  evening: 'moon',
  ferry: 'junk',
  fieldmark: 'shield',
  frame: 'reticle',
  fretwork: 'knot',
  glasswater: 'wave',
  heron: 'crane',
  house: 'owl',
  index: 'reticle',
  jadestone: 'ring',
  kiteline: 'cloud',
  abacus: 'coin',
  balcony: 'scallop',
  marble: 'temple',
  playhouse: 'lion-mask',
  third: 'bolt',
  lacquer: 'fan',
  lamplight: 'lamp',
  ledger: 'book',
  masked: 'feather-mask',
  mesh: 'crown',
  minute: 'hourglass',
  moonreed: 'moon',
  otter: 'dolphin',
  oxbow: 'buffalo',
  plum: 'blossom',
  reef: 'starfish',
  river: 'bronze-drum',
  sandalwood: 'palm',
  silkworm: 'butterfly',
  sluice: 'carp',
  stage: 'opera-mask',
  station: 'train',
  stations: 'compass',
  tigerpath: 'tiger',
  verandah: 'house',
  whalebone: 'fluke',
  whistles: 'trophy',
}

const BY_WORD = new Map<string, MotifName>([
  ...NAMED_MOTIFS.map((motif): [string, MotifName] => [(motifWord(motif, 'en') ?? motif).toLowerCase(), motif]),
  ...Object.entries(EMBLEMS),
])

/** Motif of a vendor's mark: the first word of its name that has one, or one chosen by its code. */
export function getEmblem(name: string, code: string): MotifName {
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  const found = words.map((word) => BY_WORD.get(word)).find((motif) => motif !== undefined)
  return found ?? pick(seededRandom(`emblem:${code}`), NAMED_MOTIFS)
}

/** The wide mark of a vendor, 160 by 64: its emblem on a plain panel, inset into the vendor's pattern. */
export function vendorArt(input: VendorArtInput): string {
  return mark(input, 160, { panel: 72, inset: 0 })
}

/** The square mark of a vendor, 64 by 64. */
export function vendorMark(input: VendorArtInput): string {
  return mark(input, 64, { panel: 56, inset: 4 })
}

interface Panel {
  panel: number
  /** Space above and below the panel. */
  inset: number
}

const HEIGHT = 64

function mark(input: VendorArtInput, width: number, { panel, inset }: Panel): string {
  const { code, name, hue, pattern, theme = 'dark', label } = input
  const { ground, figure, chroma, panel: depth } = TONES[theme]
  const plain = vendorTone(depth, chroma * 0.5, hue)
  const edge = vendorTone(theme === 'dark' ? 0.68 : 0.5, 0.09, hue)
  const left = (width - panel) / 2
  const inlay = PATTERNS[pattern]('P', vendorTone(ground, chroma, hue), vendorTone(figure, chroma, hue), 0.8)
  const brush = createBrush(getTone(hue), seededRandom(`mark:${code}`))
  const emblem = inlaid(brush.main, MOTIFS[getEmblem(name, code)].draw(brush))
  const body =
    `<defs>${inlay}${GOLD_LEAF}</defs>${path(`M0 0h${width}v${HEIGHT}H0z`, 'url(#P)')}` +
    (inset
      ? `<g stroke="${edge}" stroke-width="1.5">${rect(left, inset, panel, HEIGHT - inset * 2, 10, plain)}</g>`
      : path(`M${left} 0h${panel}v${HEIGHT}H${left}z`, plain) +
        line(`M${left} 0V${HEIGHT}M${width - left} 0V${HEIGHT}`, edge, 1.5)) +
    place(width / 2, HEIGHT / 2, 0.235, 0, emblem)
  return picture(width, HEIGHT, body, label)
}

/** Everything in the vendor's hue, so that a row of marks reads as a set. */
function getTone(hue: number): Tone {
  return {
    lightness: 0.68,
    main: vendorTone(0.68, 0.1, hue),
    deep: vendorTone(0.46, 0.1, hue),
    pale: vendorTone(0.86, 0.06, hue),
    accent: EGGSHELL,
    definition: '',
  }
}
