import { FISHING_MODELS } from '@playhouse/engines/fishing/models.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getLaunch, renderGame } from '../frame/render-game.fixture.tsx'
import english from '@playhouse/shared/texts/games/EN/fishing.json' with { type: 'json' }
import thai from '@playhouse/shared/texts/games/TH/fishing.json' with { type: 'json' }
import vietnamese from '@playhouse/shared/texts/games/VI/fishing.json' with { type: 'json' }
import { DRAWN_FISH, FishSheet } from './fish-drawings.tsx'
import { FishingGame, fishKey } from './fishing-game.tsx'

const CLASSES = FISHING_MODELS.flatMap(({ fish }) => fish.map(({ id }) => id))

it('draws every class in under 4 kB and names it', () => {
  expect(DRAWN_FISH.toSorted()).toEqual(CLASSES.toSorted())
  const sheet = renderToStaticMarkup(createElement(FishSheet, { ids: CLASSES }))
  for (const drawing of sheet.match(/<symbol.*?<\/symbol>/gs) ?? []) {
    expect(drawing.length).toBeLessThan(4_096)
    expect(drawing).not.toMatch(/NaN|undefined/)
  }
  for (const pack of [english, vietnamese, thai]) {
    const names = CLASSES.map((id) => pack[fishKey(id)])
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(CLASSES.length)
  }
})

it.each(FISHING_MODELS)('offers every class of $id as a target', async ({ id, fish }) => {
  expect((await renderGame(FishingGame, getLaunch(id))).match(/name="fish"/g)).toHaveLength(fish.length)
})

it('shows the catch rate of each class and of each boss prize', async () => {
  const [water] = FISHING_MODELS
  const html = await renderGame(FishingGame, getLaunch(water?.id ?? ''))
  const rows = [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) =>
    row.replaceAll(/(<[^>]+>)+/g, ' ').trim(),
  )
  // A return of 96.5% with average pays of 2 and 40.
  expect(rows[0]).toMatch(/48\.25%$/)
  expect(rows.slice(-3)).toEqual(['×20 50.00% 1.2063%', '×40 30.00% 0.7238%', '×90 20.00% 0.4825%'])
})
