import { describe, expect, it } from 'vitest'
import { avatarArt } from './avatar-art.ts'
import { bannerArt } from './banner-art.ts'
import { fallbackArt } from './fallback-art.ts'
import type { GameArtInput } from './game-art.ts'
import { gameArt, planGameArt } from './game-art.ts'
import { logoMark } from './logo-art.ts'
import type { GameFamily } from '@playhouse/shared/art/motif-library.ts'
import { FAMILY_MOTIFS, isGameFamily, MOTIF_NAMES } from '@playhouse/shared/art/motif-library.ts'
import { OFFER_MOTIFS, offerArt } from './offer-art.ts'
import { PATTERN_NAMES } from './patterns.ts'
import { pick, seededRandom } from './random.ts'
import { HIGHEST_RANK, rankArt } from './rank-art.ts'
import { vendorArt, vendorMark } from './vendor-art.ts'

const FAMILIES = Object.keys(FAMILY_MOTIFS) as GameFamily[]
const random = seededRandom('pictures under test')
const number = (below: number) => Math.floor(random() * below)

const someGame = (): GameArtInput => ({
  id: number(2_000_000),
  family: pick(random, FAMILIES),
  vendor: { hue: number(360), pattern: pick(random, PATTERN_NAMES) },
})
const someVendor = () => ({
  code: `V${number(999)}`,
  name: pick(random, ['Nine Lamps', 'Kestrel', 'Đèn Lồng & <Co>', '9 Rivers East', '…']),
  hue: number(720) - 360,
  pattern: pick(random, PATTERN_NAMES),
  theme: pick(random, ['dark', 'light'] as const),
})

const DRAWERS = {
  game: () => gameArt(someGame()),
  vendor: () => vendorArt(someVendor()),
  mark: () => vendorMark(someVendor()),
  banner: () =>
    bannerArt({
      id: `b${number(1e6)}`,
      hue: number(360),
      side: pick(random, ['start', 'end']),
      mirrored: random() < 0.5,
    }),
  'banner of chosen motifs': () =>
    bannerArt({ id: 'x', motifs: [0, 1, 2].map(() => pick(random, MOTIF_NAMES)), hue: number(360), side: 'end' }),
  strip: () =>
    bannerArt({ id: `b${number(1e6)}`, hue: number(360), side: 'start', shape: 'strip', mirrored: random() < 0.5 }),
  hero: () =>
    bannerArt({ id: `b${number(1e6)}`, hue: number(360), side: 'start', shape: 'hero', mirrored: random() < 0.5 }),
  offer: () =>
    offerArt({
      id: `o${number(1e6)}`,
      motif: pick(random, Object.values(OFFER_MOTIFS)),
      hue: number(360),
      mirrored: random() < 0.5,
    }),
  avatar: () => avatarArt({ id: `a${number(1e6)}` }),
  rank: () => rankArt({ level: number(HIGHEST_RANK + 1) }),
  logo: () => logoMark(),
  fallback: () => fallbackArt(),
}

/** Games are sent as pixels, so only SVGs that are sent are limited to 4 kB. */
const LIMITS: Readonly<Record<string, number>> = {
  game: 6_144,
  vendor: 6_144,
  mark: 6_144,
  banner: 6_144,
  'banner of chosen motifs': 8_192,
  hero: 6_144,
  strip: 8_192,
}

describe.each(Object.entries(DRAWERS))('%s pictures', (name, draw) => {
  const pictures = Array.from({ length: 500 }, draw)

  it('stay under their limit of bytes', () => {
    expect(Math.max(...pictures.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(LIMITS[name] ?? 4_096)
  })

  it('are well-formed and fetch nothing', () => {
    for (const svg of pictures) {
      expect(unbalanced(svg)).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<title|<script|<image|<style/)
      expect(svg.match(/https?:\/\/[^"]+/g)).toEqual(['http://www.w3.org/2000/svg'])
    }
  })

  it('define each id once and reference only defined ids', () => {
    for (const svg of pictures) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of svg.matchAll(/(?:href="|url\()#(\w+)/g)) expect(ids).toContain(id)
    }
  })
})

describe('a picture', () => {
  it('is the same for the same id, byte for byte', () => {
    const game = someGame()
    expect(gameArt(game)).toBe(gameArt({ ...game }))
    expect(avatarArt({ id: 'thao' })).toBe(avatarArt({ id: 'thao' }))
    expect(bannerArt({ id: 'tet', hue: 30, side: 'start' })).toBe(bannerArt({ id: 'tet', hue: 30, side: 'start' }))
  })

  it('has a title only when it is given a label, and escapes it', () => {
    expect(logoMark()).not.toContain('<title>')
    const labelled = logoMark('Sticks & <Stones>\u0007')
    expect(labelled).toContain('<title>Sticks &amp; &lt;Stones&gt;</title>')
    expect(unbalanced(labelled)).toEqual([])
  })

  it('differs for another variant of the same game', () => {
    const game = someGame()
    expect(gameArt({ ...game, variant: 1 })).not.toBe(gameArt(game))
  })

  it('of every rank differs from the one below', () => {
    const ranks = Array.from({ length: HIGHEST_RANK + 1 }, (_, level) => rankArt({ level }))
    expect(new Set(ranks).size).toBe(HIGHEST_RANK + 1)
    expect(rankArt({ level: 99 })).toBe(ranks[HIGHEST_RANK])
    expect(rankArt({ level: Number.NaN })).toBe(ranks[0])
  })

  it('moves the field of a mirrored banner to the other side', () => {
    const banner = { id: 'tet', hue: 30, side: 'start' } as const
    expect(bannerArt(banner)).not.toContain('matrix(-1')
    expect(bannerArt({ ...banner, mirrored: true })).toContain('matrix(-1')
    expect(bannerArt({ ...banner, side: 'end' })).toBe(bannerArt({ ...banner, mirrored: true }))
  })
})

describe('a lobby page of 42 games', () => {
  const vendor = { hue: 30, pattern: 'waves' } as const
  const starts = [1, 777, 1000, 52_100]

  it.each(FAMILIES)('of %s of one vendor has no duplicate pictures', (family) => {
    for (const start of starts) {
      const page = Array.from({ length: 42 }, (_, index) => ({ id: start + index, family, vendor }))
      expect(new Set(page.map(gameArt)).size).toBe(42)
      const plans = page.map((game) => planGameArt(game))
      const looks = new Set(plans.map(({ motif, crop, tone }) => `${motif} ${crop} ${tone}`))
      expect(looks.size).toBeGreaterThanOrEqual(30)
      for (const [index, plan] of plans.entries()) {
        const next = plans[index + 1]
        expect(next?.motif).not.toBe(plan.motif)
        expect(next?.backdrop).not.toBe(plan.backdrop)
        expect(next?.crop).not.toEqual(plan.crop)
      }
    }
  })

  it('can draw on at least 24 motifs for RNG and 6 for each other family', () => {
    for (const family of FAMILIES) {
      const motifs = new Set(Array.from({ length: 500 }, (_, id) => planGameArt({ id, family, vendor }).motif))
      expect(motifs.size).toBe(FAMILY_MOTIFS[family].length)
      expect(motifs.size).toBeGreaterThanOrEqual(family === 'RNG' ? 24 : 6)
    }
  })

  it('leaves no motif without a family', () => {
    const props = ['volleyball', 'paddle', 'tumble']
    expect(new Set([...Object.values(FAMILY_MOTIFS).flat(), ...props])).toEqual(new Set(MOTIF_NAMES))
    expect(isGameFamily('RNG')).toBe(true)
    expect(isGameFamily('toString')).toBe(false)
  })
})

/** Unbalanced tags and unescaped characters. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/g,
    (_, closing, tag, attributes, empty) => {
      const names = [...String(attributes).matchAll(/ ([a-zA-Z:-]+)=/g)].map((match) => match[1])
      if (new Set(names).size < names.length) faults.push(`${tag} repeats an attribute`)
      if (closing) {
        if (open.pop() !== tag) faults.push(`/${tag}`)
      } else if (!empty) open.push(tag)
      return ''
    },
  )
  if (/[<>]|&(?!amp;|lt;|gt;)/.test(rest)) faults.push(rest)
  return [...faults, ...open]
}
