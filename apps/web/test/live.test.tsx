import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectSessionEnd } from '../src/graphql/session-expiry.ts'
import deposit from '@playhouse/shared/texts/web/EN/deposit.json' with { type: 'json' }
import game from '@playhouse/shared/texts/web/EN/game.json' with { type: 'json' }
import home from '@playhouse/shared/texts/web/EN/home.json' with { type: 'json' }
import interventions from '@playhouse/shared/texts/web/EN/interventions.json' with { type: 'json' }
import limits from '@playhouse/shared/texts/web/EN/limits.json' with { type: 'json' }
import balanceTexts from '@playhouse/shared/texts/web/EN/balance.json' with { type: 'json' }
import live from '@playhouse/shared/texts/web/EN/live.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import { fill, findHeader, generateData, openSite, sent, viewer } from './site.tsx'

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const WIN = { gameId: '12', gameName: 'Tiger Gate', payout: money('7500000'), launchTarget: null, jackpot: null }

async function openLiveSite(
  path = '/no/such/page',
  responses: Parameters<typeof openSite>[1] = { query: viewer('MEMBER') },
) {
  let write = (_event: object): void => {}
  await openSite(path, responses)
  const response = globalThis.fetch
  let hasEnded = false
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (!String(request.body).includes('"operationName":"Live"')) {
      const answered = await response(address, request)
      if (!hasEnded) return answered
      // Mocks cannot end a session by themselves.
      const { data } = (await answered.json()) as { data: object }
      return Response.json({ data: 'viewer' in data ? { ...data, viewer: null } : data })
    }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        send('\r\n--graphql\r\n')
        write = (event) => {
          hasEnded ||= '__typename' in event && event.__typename === 'SessionEnded'
          const payload = { data: { live: { cursor: 'a', ...event } } }
          send(`content-type: application/json\r\n\r\n${JSON.stringify({ payload })}\r\n--graphql\r\n`)
        }
      },
    })
    return new Response(body, { headers: { 'content-type': 'multipart/mixed;boundary="graphql"' } })
  })
  const bar = await findHeader()
  return { bar, write: (event: object) => write(event) }
}

/** Writes balances until the stream is open and the header shows one. */
async function writeBalance({ bar, write }: Awaited<ReturnType<typeof openLiveSite>>) {
  const amounts = {
    balance: money('7654.00'),
    available: money('7654.00'),
    locked: money('0.00'),
    bonus: money('0.00'),
  }
  await waitFor(
    () => {
      write({ __typename: 'BalanceChanged', ...amounts })
      expect(bar.getByRole('status').textContent).toContain('7,654')
    },
    { interval: 100 },
  )
}

it('shows the balance of an event, and announces events that concern its owner', async () => {
  const site = await openLiveSite()
  await writeBalance(site)
  site.write({ __typename: 'DepositChanged', depositId: '1', depositState: 'CREDITED', amount: money('50.00') })
  expect(await screen.findByText(live.depositCredited)).toBeTruthy()
})

it('shows bonus money apart from cash, and announces that it became cash', async () => {
  const site = await openLiveSite()
  await writeBalance(site)
  const cash = { balance: money('7654.00'), available: money('7654.00'), locked: money('0.00') }
  site.write({ __typename: 'BalanceChanged', ...cash, bonus: money('200.00') })
  const bonus = fill(balanceTexts.restBonus, { amount: '₫200' })
  await waitFor(() => expect(site.bar.getByRole('status').textContent).toContain(bonus))
  expect(site.bar.getByRole('status').textContent).toContain('7,654')
  site.write({ __typename: 'BonusEnded', bonusId: '1', outcome: 'CONVERTED', amount: money('200.00') })
  expect(await screen.findByText(live.bonusReleased)).toBeTruthy()
})

it('notifies an agent that a bill was paid', async () => {
  const site = await openLiveSite()
  await writeBalance(site)
  site.write({ __typename: 'AgentBillPaid', billId: '1', billKind: 'DAILY_SALARY', amount: money('5.00') })
  expect(await screen.findByText(live.billPaid)).toBeTruthy()
})

it.each([
  ['REPLACED', true],
  ['EXCLUDED', true],
  ['CLOSED', false],
] as const)('signs the page out when the session ends as %s, and says why', async (reason, mayReturn) => {
  const { bar, write } = await openLiveSite()
  const { title, text } = live.sessionEnded[reason]
  await waitFor(
    () => {
      write({ __typename: 'SessionEnded', reason })
      expect(screen.getByText(title)).toBeTruthy()
    },
    { interval: 100 },
  )
  // Notices of earlier tests may still be shown.
  const notice = within(screen.getByText(title).closest<HTMLElement>('[role=alert]') ?? document.body)
  expect(notice.getByText(title)).toBeTruthy()
  expect(notice.getByText(text)).toBeTruthy()
  expect(notice.queryByRole('button', { name: shell.logIn, hidden: true }) !== null).toBe(mayReturn)
  expect(await bar.findByRole('link', { name: shell.logIn })).toBeTruthy()
})

it('says that a session has ended which another tab began after this page logged out', async () => {
  expectSessionEnd(true)
  const { write } = await openLiveSite()
  const { title } = live.sessionEnded.PASSWORD_CHANGED
  await waitFor(
    () => {
      write({ __typename: 'SessionEnded', reason: 'PASSWORD_CHANGED' })
      expect(screen.getByText(title)).toBeTruthy()
    },
    { interval: 100 },
  )
})

it('shows only the sign-out notice when the event arrives before the response', async () => {
  const won = money('0.00')
  const clock = {
    at: '2026-05-01T10:00:00Z',
    startedAt: '2026-05-01T08:54:51Z',
    playEndsAt: null,
    staked: won,
    won,
    net: won,
  }
  const site = await openLiveSite('/promotions', {
    query: viewer('MEMBER'),
    types: { PlayClock: () => ({ ...clock, nextCheckAt: '2026-05-01T09:54:51Z', realityCheckMinutes: 60 }) },
  })
  const dialog = within(await screen.findByRole('alertdialog', { name: limits.clock.title }))
  await writeBalance(site)
  const response = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (!String(request.body).includes('"operationName":"LogOut"')) return response(address, request)
    site.write({ __typename: 'SessionEnded', reason: 'LOGGED_OUT' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    return Response.json({ data: { logOut: { __typename: 'LogOutSuccess', isLoggedOut: true } } })
  })
  fireEvent.click(dialog.getByRole('button', { name: limits.clock.logOut }))
  expect(await screen.findByText(shell.signedOut)).toBeTruthy()
  expect(screen.queryByText(live.sessionEnded.LOGGED_OUT.text)).toBeNull()
})

const DEPOSIT = {
  __typename: 'Deposit',
  id: '7',
  method: 'QR',
  state: 'WAITING',
  amount: money('200000.00'),
  requestedAmount: money('200000.00'),
  fee: money('0.00'),
  creditedAt: null,
  expiresAt: null,
  isLate: false,
  rejection: null,
  payment: null,
}

it('fetches a deposit when an event reports its change, and does not poll meanwhile', async () => {
  const site = await openLiveSite('/member/deposit/7', { query: viewer('MEMBER'), types: { Deposit: () => DEPOSIT } })
  const { write } = site
  const requested = () => sent.filter(({ operationName }) => operationName === 'DepositDetailScreen').length
  expect(await screen.findByRole('heading', { name: deposit.states.WAITING.title })).toBeTruthy()
  await writeBalance(site)
  const before = requested()
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  expect(requested()).toBe(before)
  write({ __typename: 'DepositChanged', depositId: '8', depositState: 'CHECKING', amount: money('50.00') })
  write({ __typename: 'DepositChanged', depositId: '7', depositState: 'CHECKING', amount: money('200000.00') })
  await waitFor(() => expect(requested()).toBe(before + 1))
})

it('keeps an open game, and the money at its vendor, when a background refetch fails', async () => {
  let isAway = false
  const opened = { id: '24', name: 'Golden Lantern', launchTarget: null, isUnderMaintenance: false, category: 'RNG' }
  const { write } = await openLiveSite('/game/24', {
    query: { ...viewer('MEMBER'), game: opened },
    types: {
      LaunchGameResult: () => ({
        __typename: 'LaunchGameSuccess',
        launchUrl: 'about:blank',
        origin: 'http://games.test',
        isDemo: false,
      }),
    },
    fails: (operationName) => isAway && operationName === 'GameScreen',
  })
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe')
    expect(found).not.toBeNull()
    return found
  })
  isAway = true
  const before = sent.length
  // The event has no balance at vendors, so the page fetches it.
  await waitFor(
    () => {
      write({
        __typename: 'BalanceChanged',
        balance: null,
        available: money('0.00'),
        locked: money('0.00'),
        bonus: money('0.00'),
      })
      expect(sent.slice(before).map(({ operationName }) => operationName)).toContain('GameScreen')
    },
    { interval: 100 },
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.queryByText(game.failed)).toBeNull()
  expect(document.querySelector('iframe')).toBe(frame)
  expect(sent.slice(before).map(({ operationName }) => operationName)).not.toContain('CollectVendorBalances')
})

it('leaves adverts out of an open page when an intervention has come, and shows it on the next page', async () => {
  const { viewer: member } = viewer('MEMBER')
  const site = await openLiveSite('/', { query: { viewer: member, winners: [WIN] } })
  await writeBalance(site)
  const findWinners = () => screen.queryByRole('region', { name: home.winners })
  await waitFor(() => expect(findWinners()).toBeTruthy())
  const intervention = {
    id: '5',
    reason: 'NIGHT_PLAY',
    kind: 'HELP',
    moment: 'NEXT_PAGE',
    limit: null,
    breakDays: null,
  }
  const told = { ...member, intervention, isAdvertisingPaused: true }
  generateData({
    query: { viewer: told, winners: [WIN] },
    types: { PlayClockResult: () => ({ __typename: 'PlayClockSuccess', viewer: told }) },
  })
  site.write({ __typename: 'InterventionOpened' })
  await waitFor(() => expect(findWinners()).toBeNull())
  expect(document.documentElement.dataset['session']).toBe('quiet')
  const { title } = interventions.reasons.NIGHT_PLAY
  expect(screen.queryByRole('dialog', { name: title })).toBeNull()
  fireEvent.click(
    within(screen.getByRole('navigation', { name: shell.sideNavigation })).getByRole('link', {
      name: shell.promotions,
    }),
  )
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
})
