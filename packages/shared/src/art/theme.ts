import type { ToneName } from './materials.ts'
import { TONES } from './materials.ts'
import type { MotifName } from './motif-library.ts'
import { MOTIFS } from './motif-library.ts'

/** Stages behind a motif. */
export const SCENES = [
  'disc',
  'rings',
  'niche',
  'ogee',
  'rays',
  'slope',
  'band',
  'hills',
  'columns',
  'lozenge',
  'tray',
  'field',
  'stars',
  'waves',
] as const

export type SceneName = (typeof SCENES)[number]

/** Theme of a game's picture and name; unspecified parts are null. */
export interface GameTheme {
  motif: MotifName
  tone: ToneName | null
  scene: SceneName | null
  /** Digits on the picture, such as 88. */
  number: number | null
}

/** A theme as text, such as `tiger/jade/disc/`. */
export function writeTheme({ motif, tone, scene, number }: GameTheme): string {
  return [motif, tone ?? '', scene ?? '', number ?? ''].join('/')
}

/** Parses a theme; undefined if empty or the motif is unknown. */
export function readTheme(text: string | null | undefined): GameTheme | undefined {
  const [motif = '', tone = '', scene = '', number = ''] = text?.split('/') ?? []
  if (!Object.hasOwn(MOTIFS, motif)) return undefined
  return {
    motif: motif as MotifName,
    tone: Object.hasOwn(TONES, tone) ? (tone as ToneName) : null,
    scene: SCENES.find((name) => name === scene) ?? null,
    number: /^\d{1,4}$/.test(number) ? Number(number) : null,
  }
}

/** Tones that suit a motif; gold suits all. */
export function getTones(motif: MotifName): readonly ToneName[] {
  const own = MOTIFS[motif].tones
  return own ? [...own, 'gold'] : (Object.keys(TONES) as ToneName[])
}
