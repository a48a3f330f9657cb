import vietnamese from '@playhouse/shared/texts/games/VI/frame.json' with { type: 'json' }
import { engineOfModel, ENGINES } from '@playhouse/engines/all.ts'
import { CARDS_MODELS } from '@playhouse/engines/cards/models.ts'
import { marketsEngine } from '@playhouse/engines/markets/engine.ts'
import { expect, test } from 'vitest'
import { createClientFor } from '../launch.tsx'
import { getLaunch, LANGUAGES, renderGame } from './render-game.fixture.tsx'

const MODELS = [...ENGINES, marketsEngine, { models: CARDS_MODELS }].flatMap(({ models }) => models.map(({ id }) => id))

test.each(MODELS)('renders %s in every language without missing words or values', async (modelId) => {
  const Client = await createClientFor(modelId).load()
  for (const language of LANGUAGES) {
    const html = await renderGame(Client, getLaunch(modelId, { language }))
    expect(html).toContain('Carp &amp; Lantern')
    expect(html).not.toMatch(/undefined|NaN|\{\{|\}\}/)
    // i18next renders the key of a missing text.
    expect(html).not.toMatch(
      />(press|pressed|ready|rulesHow|howShot|messageNetwork|ageAndMoney|rulesShared|howShared|halve)</,
    )
  }
})

test('shows the stakes, rules and proof of a house game', async () => {
  const Client = await createClientFor('river-market').load()
  const html = await renderGame(Client, getLaunch('river-market'))
  expect(html.match(/name="stake"/g)).toHaveLength(8)
  expect(html).toContain(`Return to player ${engineOfModel('river-market')?.model.returnToPlayer}%`)
  expect(html).toContain('A round is drawn and paid at once.')
  expect(html).toContain('18+ · Play money')
  expect(html).toContain('ab'.repeat(32))
})

test('offers no stake above the most that the player’s bonus or limit allows, and names it', async () => {
  const Client = await createClientFor('river-market').load()
  const { session } = getLaunch('river-market')
  const html = await renderGame(Client, getLaunch('river-market', { session: { ...session, maxStake: '2000.00' } }))
  const chips = html.match(/<input [^>]*name="stake"[^>]*>/g) ?? []
  const open = chips.filter((tag) => !tag.includes('disabled')).map((tag) => Number(/value="([\d.]+)"/.exec(tag)?.[1]))
  expect(chips).toHaveLength(8)
  expect(Math.max(...open)).toBe(2_000)
  expect(html).toContain('The most per stake is ₫2,000.')
})

test.each([
  ['baccarat-classic', /<input [^>]*name="stake"[^>]*>/g],
  ['crash-97', /<input [^>]*id="stake[^"]*"[^>]*>/g],
])('keeps stakes at the table %s within the player’s bonus or limit, and names it', async (modelId, fields) => {
  const Client = await createClientFor(modelId).load()
  const { session } = getLaunch(modelId)
  const html = await renderGame(Client, getLaunch(modelId, { session: { ...session, maxStake: '1500.00' } }))
  expect(html).toContain('The most per stake is ₫1,500.')
  const open = (html.match(fields) ?? []).filter((tag) => !tag.includes('disabled'))
  for (const tag of open) expect(Number(/value="([\d.]+)"/.exec(tag)?.[1])).toBeLessThanOrEqual(1_500)
})

test('seats no player at a card table whose raise exceeds the bonus or limit, and says why', async () => {
  const [model] = CARDS_MODELS
  if (!model) throw new Error('There is no card table.')
  const Client = await createClientFor(model.id).load()
  const { session } = getLaunch(model.id)
  const html = await renderGame(Client, getLaunch(model.id, { session: { ...session, maxStake: '100.00' } }))
  expect(html).toContain('A hand that you raise stakes')
  expect(html).toMatch(/id="play" aria-disabled="true"/)
})

test.each([
  ['river-market', true, true],
  ['river-market', false, true],
  ['river-market', true, false],
  ['river-market', false, false],
  // Rounds of tables and games with moves are each started by the player.
  ['dice-97', true, true],
])('offers autoplay and turbo in %s only where both game and rules have them: %s, %s', async (modelId, auto, turbo) => {
  const Client = await createClientFor(modelId).load()
  const html = await renderGame(Client, getLaunch(modelId, { allowsAutoplay: auto, allowsTurbo: turbo }))
  const isSlot = modelId === 'river-market'
  expect([html.includes('id="autoplay"'), html.includes('id="turbo"')]).toEqual([isSlot && auto, isSlot && turbo])
})

test('shows the demo balance notice in Vietnamese', async () => {
  const Client = await createClientFor('river-market').load()
  const html = await renderGame(Client, getLaunch('river-market', { language: 'vi', mode: 'demo' }))
  expect(html).toContain(vietnamese.ageAndMoneyDemo)
  expect(html).toContain('1.234.567')
})

test('explains the jackpot and shows its meter except in free play', async () => {
  const Client = await createClientFor('dice-97').load()
  const terms = {
    id: 'comet',
    name: 'Comet',
    seedAmount: '500.00',
    contributionPpm: 5_000,
    oneIn: null,
    mustDropBy: '600.00',
  }
  const html = await renderGame(Client, getLaunch('dice-97', { jackpot: { terms, meter: '512.50' } }))
  expect(html).toContain('must drop by ₫600')
  expect(html).toContain('0.5% of every stake goes into it.')
  expect(html).toMatch(/id="meter"[^>]*><span class="sign">₫<\/span>512</)
  const free = await renderGame(Client, getLaunch('dice-97', { jackpot: { terms, meter: null } }))
  expect(free).not.toContain('id="meter"')
  expect(free).toContain('Free play does not feed it')
})

test('escapes the name of a game', async () => {
  const Client = await createClientFor('dice-97').load()
  const game = { nodeId: 1, name: '<script>alert(1)</script>', modelId: 'dice-97', theme: null }
  expect(await renderGame(Client, getLaunch('dice-97', { game }))).not.toContain('<script>')
})
