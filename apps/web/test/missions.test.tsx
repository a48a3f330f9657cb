import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pack as errors } from '../src/i18n/packs/EN/errors.ts'
import { pack as missions } from '../src/i18n/packs/EN/missions.ts'
import { pack as records } from '../src/i18n/packs/EN/records.ts'
import { openSite, sent, viewer } from './site.tsx'

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

it('claims a mission by its id and says what was paid', async () => {
  const user = await openMissions(
    [mission(REACHED)],
    {},
    {
      __typename: 'ClaimMissionSuccess',
      mission: mission({ ...REACHED, state: 'CLAIMED', points: '20.00' }),
      claimableCount: 0,
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

it('shows the own place beside the first ones, the prizes and the rules', async () => {
  await openBoards()
  const table = within(await screen.findByRole('table', { name: 'Places: Reels of the week' }))
  expect(table.getAllByRole('row')).toHaveLength(3)
  expect(screen.getByText('No. 14')).toBeTruthy()
  expect(screen.getByText('No. 1 to 3')).toBeTruthy()
  expect(screen.getByText(missions.board.ruleTexts.ties)).toBeTruthy()
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
