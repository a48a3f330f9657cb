import { expect, it } from 'vitest'
import { getLaunch, renderGame } from '../frame/render-game.fixture.tsx'
import { DiceGame } from './dice-game.tsx'

it('formats figures for the language', async () => {
  const vietnamese = await renderGame(DiceGame, getLaunch('dice-97', { language: 'vi' }))
  expect(vietnamese).toContain('<dd id="chance">50,00%</dd>')
  expect(vietnamese).toContain('<dd id="multiplier">1,94×</dd>')
  const english = await renderGame(DiceGame, getLaunch('dice-97'))
  expect(english).toContain('<th scope="row">1.00%</th><td>97.00×</td>')
})

it('shows earlier rolls of the same model only', async () => {
  const getRound = (roundId: string, modelId: string, roll: number) => {
    return { roundId, stake: '500.00', payout: '0.00', shown: { modelId, view: { roll, won: false } } }
  }
  const launch = getLaunch('dice-97')
  const lastRounds = [getRound('1', 'dice-97', 4_711), getRound('2', 'dice-95', 815)]
  const html = await renderGame(DiceGame, { ...launch, session: { ...launch.session, lastRounds } })
  expect(html).toContain('<li>47.11</li>')
  expect(html).not.toContain('8.15')
})
