import { createBrush } from '@playhouse/shared/art/brush.ts'
import { GOLD_LEAF, LACQUER, type ToneName, TONES } from '@playhouse/shared/art/materials.ts'
import { MOTIF_SHELVES, type MotifName, MOTIFS } from '@playhouse/shared/art/motif-library.ts'
import { motifWord, NAMED_MOTIFS } from '@playhouse/shared/art/motif-words.ts'
import { readTheme, getTones } from '@playhouse/shared/art/theme.ts'
import type { GameLanguage } from '@playhouse/shared/languages.ts'

export interface GameLook {
  /** SVG of each symbol on a 240 x 240 canvas centred on the origin. */
  symbols: Readonly<Record<string, string>>
  names: Readonly<Record<string, string>>
  backdrop: string
  definitions: string
  /** Custom properties of the page. */
  colours: Readonly<Record<string, string>>
  /** Factor of every frequency. */
  key: number
}

/** Symbols of slots and cascades, highest paying first. */
const SYMBOLS = ['seal', 'mask', 'drum', 'carp', 'lotus', 'pearl', 'jade', 'starfruit', 'lychee'] as const
export const [OWN_SYMBOL] = SYMBOLS
/** The scatter's motif comes from another shelf, so that it stands out. */
const SCATTER = 'lantern'
const SCATTERS: readonly MotifName[] = ['chest', 'gift', 'crown', 'coin', 'lantern', 'lamp', 'firecracker', 'horseshoe']

/** Pentatonic steps from the default pitch. */
const KEYS = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 3 / 4, 5 / 6]

const namedMotifs = new Set(NAMED_MOTIFS)
const SHELVES: readonly (readonly MotifName[])[] = [
  ...Object.entries(MOTIF_SHELVES).flatMap(([name, motifs]) =>
    name === 'gems' || name === 'treasures' ? [] : [motifs],
  ),
  [...MOTIF_SHELVES.gems, ...MOTIF_SHELVES.treasures],
].map((motifs) => motifs.filter((motif) => namedMotifs.has(motif)))

/** Look of a serialized theme; null if unknown. */
export function getLook(text: string, language: GameLanguage): GameLook | null {
  const theme = readTheme(text)
  if (!theme) return null
  const { motif } = theme
  const shelf = SHELVES.find((motifs) => motifs.includes(motif)) ?? SHELVES[0] ?? []
  const at = shelf.indexOf(motif)
  const turn = at + (theme.number ?? 0) + (theme.scene?.length ?? 0)
  const others = shelf.filter((other) => other !== motif)
  // Pick companions spread over the shelf, so that neighbouring themes share few.
  const step = others.length % 3 === 0 ? 2 : 3
  const companions = SYMBOLS.slice(1).map((_, index) => others[(turn + index * step) % others.length] ?? motif)
  const scatters = SCATTERS.filter((other) => other !== motif && !companions.includes(other))
  const shown: [id: string, motif: MotifName][] = [
    ...SYMBOLS.map((id, index): [string, MotifName] => [id, [motif, ...companions][index] ?? motif]),
    [SCATTER, scatters[turn % scatters.length] ?? 'lantern'],
  ]
  const used: ToneName[] = []
  const toned = shown.map(([id, drawn], index) => {
    const wished = index === 0 && theme.tone && isPlain(theme.tone) ? theme.tone : undefined
    const suited = getTones(drawn).filter(isPlain)
    const free = suited.filter((tone) => !used.slice(-3).includes(tone))
    const tone = wished ?? free[(turn + index) % Math.max(1, free.length)] ?? suited[0] ?? 'amber'
    used.push(tone)
    return { id, drawn, tone }
  })
  const main = TONES[theme.tone ?? toned[0]?.tone ?? 'amber']
  return {
    symbols: Object.fromEntries(toned.map(({ id, drawn, tone }) => [id, draw(drawn, tone, `${id}-`)])),
    names: Object.fromEntries(toned.map(({ id, drawn }) => [id, motifWord(drawn, language) ?? ''])),
    backdrop: draw(motif, toned[0]?.tone ?? 'amber', 'backdrop-'),
    definitions: GOLD_LEAF,
    colours: { '--theme': main.deep, '--theme-pale': main.pale },
    key: KEYS[turn % KEYS.length] ?? 1,
  }
}

/** Patterned materials have fixed ids and can be used only once per page. */
const isPlain = (tone: ToneName) => TONES[tone].definition === ''

function draw(motif: MotifName, toneName: ToneName, prefix: string): string {
  const tone = TONES[toneName]
  // A constant "random" keeps numbers on balls and shirts stable.
  const pieces = MOTIFS[motif].draw(createBrush(tone, () => 0.4, prefix))
  return `<g fill="${tone.main}" stroke="${LACQUER}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">${pieces}</g>`
}
