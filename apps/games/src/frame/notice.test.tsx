import { expect, it } from 'vitest'
import pack from '@playhouse/shared/texts/games/EN/frame.json' with { type: 'json' }
import { Notice } from './notice.tsx'
import { getLaunch, renderGame } from './render-game.fixture.tsx'

const TooLarge = () => <Notice message="messageBonusStake" isError maxStake="2000.00" />
const Empty = () => <Notice message="messageEmpty" isError />

it.each([
  ['a deposit', 'real', pack.deposit, pack.newPlayCredit],
  ['new play credit', 'demo', pack.newPlayCredit, pack.deposit],
] as const)('offers %s for an empty balance in %s play', async (_what, mode, offered, other) => {
  const page = await renderGame(Empty, getLaunch('dice-97', { mode }))
  expect(page).toContain(offered)
  expect(page).not.toContain(other)
})

it('names the most where a stake was too large', async () => {
  expect(await renderGame(TooLarge, getLaunch('dice-97'))).toContain('The most per stake is ₫2,000.')
})
