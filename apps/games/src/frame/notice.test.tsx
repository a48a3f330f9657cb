import { expect, it } from 'vitest'
import { pack } from '../i18n/packs/EN/frame.ts'
import { Notice } from './notice.tsx'
import { launchOf, renderGame } from './render-game.fixture.tsx'

const Empty = () => <Notice message="messageEmpty" isError />

it.each([
  ['a deposit', 'real', pack.deposit, pack.newPlayCredit],
  ['new play credit', 'demo', pack.newPlayCredit, pack.deposit],
] as const)('offers %s for an empty balance in %s play', async (_what, mode, offered, other) => {
  const page = await renderGame(Empty, launchOf('dice-97', { mode }))
  expect(page).toContain(offered)
  expect(page).not.toContain(other)
})
