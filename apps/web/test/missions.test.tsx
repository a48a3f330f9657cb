import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { applyEvent } from '../src/graphql/live/apply-event.ts'
import { client } from '../src/graphql/client.ts'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import missions from '@playhouse/shared/texts/web/EN/missions.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import type { MissionsScreenQuery } from '../src/domains/missions/missions-screen.generated.ts'
import { changeResponses, fill, openSite, sent, SOON, viewer } from './site.tsx'
import { FROM_TABLET } from '../src/ui/use-media.ts'
import { said, saidDay } from './said.ts'

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const mission = (more: object = {}) => ({
  id: 'daily-reels:2026-11-22',
  title: 'Reels of the day',
  kind: 'TURNOVER',
  cycle: 'DAY',
  products: ['RNG'],
  turnover: { actual: money('200000'), expected: money('500000') },
  count: null,
  state: 'RUNNING',
  reward: money('5000'),
  points: null,
  freeRounds: null,
  endsAt: '2026-11-22T17:00:00Z',
  claimableUntil: '2026-11-23T17:00:00Z',
  claimedAt: null,
  ...more,
})
const REACHED = { state: 'REACHED', turnover: { actual: money('500000'), expected: money('500000') } }
const openMissions = (items: object[], more: object = {}, result: object = { __typename: 'ClaimMissionSuccess' }) =>
  openSite('/member/missions', {
    query: viewer('MEMBER'),
    types: {
      Missions: () => ({ claimableCount: 1, isExcluded: false, items, ...more }),
      ClaimMissionResult: () => result,
    },
  })

it.each(['/member/missions', '/member/leaderboards'])('%s asks a visitor to log in', async (address) => {
  await openSite(address)
  expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
})

it('shows how far a mission is, and offers the reward only when it is reached', async () => {
  await openMissions([mission()])
  const bar = await screen.findByRole('progressbar', { name: 'Progress: Reels of the day' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['200000', '500000'])
  expect(screen.queryByRole('button', { name: 'Claim: Reels of the day' })).toBeNull()
})

it('says which free rounds a mission grants, and how they are used', async () => {
  const freeRounds = { gameName: 'Three Leaves', rounds: 20, stake: money('2000'), days: 7 }
  await openMissions([mission({ reward: money('5000'), freeRounds })])
  expect(await screen.findByText(/5.*\+ 20 free rounds/)).toBeTruthy()
  expect(screen.getByText(/In Three Leaves, .* each; play them within 7 days of claiming\./)).toBeTruthy()
  expect(screen.getByText(missions.ruleTexts.freeRounds)).toBeTruthy()
})

it.each([
  ['a mission that runs', mission(), `Until ${saidDay('2026-11-22')}`],
  ['a mission that waits to be claimed', mission(REACHED), `Claim it by ${saidDay('2026-11-23')}`],
])('names the last day of %s', async (_which, item, text) => {
  await openMissions([item])
  expect(await screen.findByText(text)).toBeTruthy()
})

it('shows a mission that an operator has just planned', async () => {
  await openMissions([mission()])
  await screen.findByRole('heading', { name: 'Reels of the day' })
  changeResponses<MissionsScreenQuery>('MissionsScreen', ({ viewer: asker }) => {
    const { memberAccount } = asker ?? {}
    if (memberAccount?.__typename !== 'MemberAccount') throw new Error('The account is not a member’s.')
    const [running] = memberAccount.missions?.items ?? []
    if (running) memberAccount.missions?.items.push({ ...running, id: 'new', title: 'Just planned' })
  })
  // The page reads its data again once it has subscribed, which is after it is painted.
  const isSubscribed = () =>
    [...client.getObservableQueries('active')].some(({ queryName }) => queryName === 'MissionsScreen')
  await waitFor(() => expect(isSubscribed()).toBe(true))
  applyEvent(client, { __typename: 'MissionsPlanned', cursor: 'MC4w' })
  expect(await screen.findByRole('heading', { name: 'Just planned' })).toBeTruthy()
})

it('names the day of a mission that is over, beside the same mission of today', async () => {
  await openMissions([mission(REACHED), mission({ id: 'daily-reels:2026-11-23', endsAt: '2026-11-23T17:00:00Z' })])
  const titles = await screen.findAllByRole('heading', { name: /^Reels of the day/ })
  expect(titles.map(({ textContent }) => textContent.trim())).toEqual([
    `Reels of the day ${saidDay('2026-11-22')}`,
    'Reels of the day',
  ])
})

it('names the week of a mission that is over', async () => {
  await openMissions([mission({ ...REACHED, cycle: 'WEEK' })])
  expect(
    await screen.findByRole('heading', {
      name: `Reels of the day ${saidDay('2026-11-16')} to ${saidDay('2026-11-22')}`,
    }),
  ).toBeTruthy()
})

it('claims a mission by its id and shows the payment', async () => {
  const user = await openMissions(
    [mission(REACHED)],
    {},
    {
      __typename: 'ClaimMissionSuccess',
      mission: mission({ ...REACHED, state: 'CLAIMED', points: '20.00' }),
      viewer: null,
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Claim: Reels of the day' }))
  await waitFor(() =>
    expect(sent.find(({ operationName }) => operationName === 'ClaimMission')?.variables).toEqual({
      input: { id: 'daily-reels:2026-11-22' },
    }),
  )
  expect(await screen.findByText(missions.paid)).toBeTruthy()
  expect(screen.getAllByText(/5,000.*\+ 20 points/).length).toBeGreaterThan(0)
})

it('says why a claim was refused', async () => {
  const user = await openMissions(
    [mission(REACHED)],
    {},
    {
      __typename: 'Problem',
      code: 'MISSION_EXPIRED',
      retryAfterSeconds: null,
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Claim: Reels of the day' }))
  expect(await screen.findByText(errors.codes.MISSION_EXPIRED)).toBeTruthy()
})

/** Changes the platform's data of the first mission from now on. */
const changeMission = (values: object) =>
  changeResponses<MissionsScreenQuery>('MissionsScreen', ({ viewer: own }) => {
    if (own?.memberAccount.__typename === 'MemberAccount')
      Object.assign(own.memberAccount.missions?.items[0] ?? {}, values)
  })
const CLAIM = { name: 'Claim: Reels of the day' }

it('shows in a second tab that and when the reward was claimed, without an error', async () => {
  const claimed = mission({ ...REACHED, state: 'CLAIMED', claimedAt: '2026-11-22T05:06:07Z' })
  const user = await openMissions([mission(REACHED)], {}, { __typename: 'ClaimMissionSuccess', mission: claimed })
  await user.click(await screen.findByRole('button', CLAIM))
  expect(await screen.findByText(fill(missions.claimedAt, { when: said('2026-11-22T05:06:07Z') }))).toBeTruthy()
  expect(screen.queryByRole('button', CLAIM)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('loads the missions again when a claim is refused', async () => {
  const refused = { __typename: 'Problem', code: 'MISSION_EXPIRED', retryAfterSeconds: null }
  const user = await openMissions([mission(REACHED)], {}, refused)
  const button = await screen.findByRole('button', CLAIM)
  changeMission({ state: 'EXPIRED' })
  await user.click(button)
  expect(await screen.findByText(errors.codes.MISSION_EXPIRED)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', CLAIM)).toBeNull(), SOON)
})

it('says that a break has begun when it refuses a claim, and takes the button away', async () => {
  const refused = { __typename: 'Problem', code: 'PLAY_EXCLUDED', retryAfterSeconds: null }
  const user = await openMissions([mission(REACHED)], {}, refused)
  const button = await screen.findByRole('button', CLAIM)
  changeResponses<MissionsScreenQuery>('MissionsScreen', ({ viewer: own }) => {
    if (own?.memberAccount.__typename === 'MemberAccount')
      Object.assign(own.memberAccount.missions ?? {}, { isExcluded: true })
  })
  await user.click(button)
  expect(await screen.findByText(missions.excluded, {}, SOON)).toBeTruthy()
  expect(screen.queryByRole('button', CLAIM)).toBeNull()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows the new day’s missions on a page that stays open over midnight', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:59:59.900+07:00') })
  await openMissions([mission(REACHED)])
  await screen.findByRole('button', CLAIM)
  // The part of the page that follows the account is loaded later.
  await waitFor(() => expect(sent.map(({ operationName }) => operationName)).toContain('Live'))
  const questions = () => sent.filter(({ operationName }) => operationName === 'MissionsScreen').length
  const before = questions()
  changeMission({ id: 'daily-reels:2026-11-23', state: 'RUNNING' })
  vi.setSystemTime(new Date('2026-11-23T00:00:00.100+07:00'))
  await waitFor(() => expect(screen.queryByRole('button', CLAIM)).toBeNull(), SOON)
  expect(questions()).toBe(before + 1)
})

it('offers no claim to an account on a break, and says so', async () => {
  await openMissions([mission(REACHED)], { isExcluded: true })
  expect(await screen.findByText(missions.excluded)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Claim: Reels of the day' })).toBeNull()
})

it('says that there are no missions', async () => {
  await openMissions([])
  expect(await screen.findByText(missions.noneTitle)).toBeTruthy()
})

const place = (rank: number, more: object = {}) => ({
  rank,
  maskedUsername: `a***${rank}`,
  isOwn: false,
  turnover: money('1000'),
  multiple: null,
  prize: null,
  ...more,
})
const openBoards = (board: object = {}, past: object[] = []) =>
  openSite('/member/leaderboards', {
    query: viewer('MEMBER'),
    types: {
      Leaderboards: () => ({
        running: [
          {
            id: 'weekly-reels',
            title: 'Reels of the week',
            metric: 'TURNOVER',
            products: ['RNG'],
            minStake: null,
            prizes: [{ from: 1, to: 3, amount: money('2000000') }],
            places: [place(1), place(2)],
            own: place(14, { isOwn: true }),
            ...board,
          },
        ],
        past,
      }),
    },
  })

it('names the last day of a leaderboard’s week', async () => {
  await openBoards({ endsAt: '2026-11-22T17:00:00Z', paidFrom: '2026-11-22T18:00:00Z' })
  expect(
    await screen.findByText(`Until ${saidDay('2026-11-22')}; prizes are paid from ${said('2026-11-22T18:00:00Z')}.`),
  ).toBeTruthy()
})

it('shows the own place beside the first ones, the prizes and the rules', async () => {
  await openBoards()
  const table = within(await screen.findByRole('table', { name: 'Places: Reels of the week' }))
  expect(table.getAllByRole('row')).toHaveLength(3)
  expect(screen.getByText('No. 14')).toBeTruthy()
  expect(screen.getByText('No. 1 to 3')).toBeTruthy()
  expect(screen.getByText(missions.board.ruleTexts.ties)).toBeTruthy()
})

it('shows the prize of a place below its score on a phone, where a column has no room', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === FROM_TABLET ? matchMedia('not all') : matchMedia(query),
  )
  await openBoards({ places: [place(1, { prize: money('2000000') })] })
  const table = within(await screen.findByRole('table', { name: 'Places: Reels of the week' }))
  expect(table.getAllByRole('columnheader')).toHaveLength(3)
  expect(table.getAllByRole('cell').at(-1)?.textContent).toContain('₫2,000,000')
})

it('says that a board has no places yet', async () => {
  await openBoards({ places: [], own: null })
  expect(await screen.findByText(missions.board.emptyTitle)).toBeTruthy()
  expect(screen.getByText(missions.board.noPlace)).toBeTruthy()
})

it('shows the winners of weeks before, and which week is still being counted', async () => {
  const week = { title: 'Reels of the week', from: '2026-11-09', to: '2026-11-15' }
  await openBoards({}, [
    { ...week, id: 'b', isClosed: false, winners: [] },
    { ...week, id: 'a', isClosed: true, winners: [place(1, { isOwn: true, prize: money('2000000') })] },
  ])
  expect(await screen.findByText(missions.board.countingTitle)).toBeTruthy()
  expect(screen.getByText(missions.board.you)).toBeTruthy()
})
