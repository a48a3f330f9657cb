import { kindOfModel } from '@playhouse/engines/all.ts'
import { GAME_CLASSES } from '@playhouse/platform-api/games.ts'
import { motifPlural, motifWord, NAMED_MOTIFS, type WordLanguage } from '@playhouse/shared/art/motif-words.ts'
import { type GameFamily, MOTIF_NAMES } from '@playhouse/shared/art/motif-library.ts'
import { readTheme } from '@playhouse/shared/art/theme.ts'
import type { GameCategory } from '@playhouse/shared/game-categories.ts'
import { expect, test } from 'vitest'
import { gameArt, planGameArt } from '../src/media/game-art.ts'
import { findProp } from '../src/media/game-props.ts'
import { pick, seededRandom } from '../src/media/random.ts'
import { SCENE_WORDS, TONE_WORDS, TYPE_WORDS } from './game-words.ts'
import { makeGames, type WorldGame } from './games.ts'

const games = makeGames({ seed: 1, end: Date.UTC(2026, 5, 15), count: 4_000 })
const LANGUAGES = { EN: 'en', VI: 'vi', CN: 'zh', ID: 'id', TH: 'th' } as const satisfies Record<string, WordLanguage>

function getArt({ nodeId, category, theme, modelId }: WorldGame) {
  const kind = modelId ? kindOfModel(modelId) : null
  return {
    id: nodeId,
    family: category as GameFamily,
    vendor: { hue: 30, pattern: 'waves' as const },
    theme: readTheme(theme),
    type: kind === 'markets' ? (modelId ?? null) : kind,
  }
}

test('gives every game a valid class of the REST contract, or none', () => {
  const classes = new Set(games.flatMap(({ gameClass }) => gameClass ?? []))
  expect(classes.size).toBeGreaterThan(3)
  for (const gameClass of classes) expect(GAME_CLASSES).toContain(gameClass)
})

test('names 500 random games after their motifs in every language', () => {
  const random = seededRandom('names and pictures')
  for (let draw = 0; draw < 500; draw++) {
    const game = pick(random, games)
    const art = getArt(game)
    const theme = art.theme
    if (!theme) throw new Error(`${game.name} has no theme`)
    const plan = planGameArt(art)
    expect(plan).toMatchObject({
      motif: theme.motif,
      number: theme.number,
      ...(theme.tone && { tone: theme.tone }),
      ...(theme.scene && { backdrop: theme.scene }),
    })
    const type = art.type ?? game.category
    const props = findProp(game.category, type)?.motifs ?? [undefined]
    expect(props).toContain(plan.prop?.motif)
    const key = game.modelId && game.modelId in TYPE_WORDS ? game.modelId : type
    const form = TYPE_WORDS[key as keyof typeof TYPE_WORDS]
    for (const [code, language] of Object.entries(LANGUAGES)) {
      const many = language === 'en' && theme.number !== null
      const words = [
        many ? motifPlural(theme.motif) : motifWord(theme.motif, language),
        theme.tone && TONE_WORDS[theme.tone][language],
        theme.scene && SCENE_WORDS[theme.scene][language],
        theme.number && String(theme.number),
        ...form[language].replace('#', '').trim().split(' '),
      ]
      for (const word of words) expect(game.names?.[code]).toContain(word ?? '')
    }
  }
})

test('draws from at least 120 motifs that have a name', () => {
  expect(NAMED_MOTIFS.length).toBeGreaterThanOrEqual(120)
  expect(new Set(games.map(({ theme }) => theme?.split('/')[0])).size).toBe(NAMED_MOTIFS.length)
  for (const motif of NAMED_MOTIFS) expect(MOTIF_NAMES).toContain(motif)
})

test('repeats no motif on the first page of a large lobby', () => {
  for (const category of ['RNG', 'LIVE', 'PVP', 'INHOUSE'] satisfies GameCategory[]) {
    const lobby = games.filter((game) => game.category === category)
    const page = lobby.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0)).slice(0, 42)
    expect(new Set(page.map(({ theme }) => theme?.split('/')[0])).size).toBe(page.length)
    expect(new Set(page.map((game) => gameArt(getArt(game)))).size).toBe(page.length)
  }
})

test('alternates kinds of neighbouring games and models of a vendor’s slots', () => {
  const slots = games
    .filter(({ category }) => category === 'RNG')
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
  const kinds = slots.map(({ modelId }) => kindOfModel(modelId ?? ''))
  expect(new Set(kinds)).toEqual(new Set(['slot', 'slot-classic', 'cascade', 'slot-ways', 'slot-free-spins']))
  for (const [index, kind] of kinds.entries()) expect(kind).not.toBe(kinds[index + 1])
  for (const [, own] of Map.groupBy(slots, ({ vendorCode }) => vendorCode)) {
    for (const [index, { modelId }] of own.entries()) expect(modelId).not.toBe(own[index + 1]?.modelId)
  }
})

test('puts one word beside the motif at most, so that a name can be remembered', () => {
  for (const { name, theme } of games) {
    const { tone, scene, number } = readTheme(theme) ?? {}
    expect([tone, scene, number].filter(Boolean).length, name).toBeLessThanOrEqual(1)
  }
})

test('gives neighbours in the lobbies of one engine different tables, fish or sports', () => {
  for (const category of ['LIVE', 'FISH', 'PVP', 'SPORTS'] satisfies GameCategory[]) {
    const models = games
      .filter((game) => game.category === category)
      .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
      .map(({ modelId }) => modelId)
    const alike = models.filter((model, index) => model === models[index + 1])
    // If a vendor and its lobby leave no third model, the vendor’s own order wins.
    expect(alike.length, category).toBeLessThan(models.length / (new Set(models).size > 2 ? 50 : 3))
  }
})

test('gives the games of a vendor unique names', () => {
  const names = games.map(({ vendorCode, name }) => `${vendorCode} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})
