import { expect, it } from 'vitest'
import { getLaunch, renderGame } from '../frame/render-game.fixture.tsx'
import { CrashGame } from './crash-game.tsx'

it('lists the chance and time of each multiplier up to the maximum', async () => {
  const html = await renderGame(CrashGame, getLaunch('crash-96'))
  expect(html).toContain('<th scope="row">2.00×</th><td>48%</td><td>6.9 s</td>')
  expect(html).toContain('In 4.95% of rounds')
  expect(html).toContain('paid at 100.00×')
  expect(html).not.toContain('1,000.00×')
})
