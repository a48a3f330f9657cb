import { screen, waitFor, within } from '@testing-library/react'
import game from '@playhouse/shared/texts/web/EN/game.json' with { type: 'json' }
import { expect, it, vi } from 'vitest'
import { openSite, sent, viewer } from './site.tsx'

const clock = (isShownInGames: boolean, net = '-90000') => ({
  PlayClock: () => ({
    at: '2026-05-01T10:00:00Z',
    startedAt: '2026-05-01T08:54:51Z',
    nextCheckAt: '2100-01-01T00:00:00Z',
    playEndsAt: null,
    isShownInGames,
    net: { amount: net, currency: 'VND' },
  }),
})

const countCalls = (name: string) => sent.filter(({ operationName }) => operationName === name).length

async function openGame(types: object) {
  const opened = { id: '7', name: 'Golden Lantern', launchTarget: null, isUnderMaintenance: false, category: 'RNG' }
  const launch = {
    __typename: 'LaunchGameSuccess',
    launchUrl: 'about:blank',
    origin: 'http://games.test',
    isDemo: false,
  }
  await openSite('/game/7', {
    query: { ...viewer('MEMBER'), game: opened },
    types: { ...types, LaunchGameResult: () => launch },
  })
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe')
    expect(found).not.toBeNull()
    return found as HTMLIFrameElement
  })
  // happy-dom loads no frames.
  vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(window)
}
const finishRound = () =>
  dispatchEvent(
    Object.assign(new Event('message'), {
      data: { type: 'playhouse:round', balance: '1000.00' },
      origin: 'http://games.test',
      source: window,
    }),
  )

it('shows time and result beside a game where the rules ask for them, and renews them after a round', async () => {
  await openGame(clock(true))
  const figures = within(await screen.findByLabelText(game.clock.title))
  expect(figures.getByText(/^\d+:\d\d:\d\d$/)).toBeTruthy()
  expect(figures.getByText(game.clock.net).parentElement?.textContent).toContain('90,000')
  const before = countCalls('PlayClock')
  finishRound()
  await waitFor(() => expect(countCalls('PlayClock')).toBe(before + 1))
})

it('shows neither where no rule asks for them, and asks for no clock after a round', async () => {
  await openGame(clock(false))
  expect(screen.queryByLabelText(game.clock.title)).toBeNull()
  const [clocks, balances] = [countCalls('PlayClock'), countCalls('Balance')]
  finishRound()
  await waitFor(() => expect(countCalls('Balance')).toBe(balances + 1))
  expect(countCalls('PlayClock')).toBe(clocks)
})
