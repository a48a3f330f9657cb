import { act, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import member from '@playhouse/shared/texts/web/EN/member.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import rewards from '@playhouse/shared/texts/web/EN/rewards.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import type { RebateScreenQuery } from '../src/domains/rewards/rebate-screen.generated.ts'
import { RollingMoney } from '../src/ui/rolling-money.tsx'
import { REDUCED_MOTION } from '../src/ui/use-media.ts'
import { changeResponses, fill, openSite, sent, SOON, viewer } from './site.tsx'
import { said, saidDay } from './said.ts'

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const RANK = {
  name: 'VIP1',
  rank: 1,
  nextRank: 2,
  monthlyTurnover: { actual: money('400000'), expected: money('10000000') },
  totalTurnover: { actual: money('4000000'), expected: money('30000000') },
  keepTurnover: money('1000000'),
  missedMonths: 0,
  judgedOn: '2026-12-01',
  ladder: [0, 1, 2].map((rank) => ({
    rank,
    name: `VIP${rank}`,
    rebateBasisPoints: 39,
    hasPersonalService: rank === 2,
  })),
  changes: [{ from: 0, to: 1, at: '2026-11-02T03:00:00Z' }],
}
const openRank = (more: object = {}) =>
  openSite('/member/rank', { query: viewer('MEMBER'), types: { RankProgress: () => ({ ...RANK, ...more }) } })
const WEEK = {
  id: '2026-11-16',
  from: '2026-11-16',
  to: '2026-11-22',
  state: 'CLAIMABLE',
  amount: money('75000'),
  lines: [{ product: 'RNG', turnover: money('20000000'), basisPoints: 30, amount: money('60000') }],
  claimedAt: null,
}
const openRebate = (week: object = {}, result: object = { __typename: 'ClaimRebateSuccess' }) =>
  openSite('/member/rebate', {
    query: viewer('MEMBER'),
    types: {
      Rebates: () => ({ weeks: [{ ...WEEK, ...week }] }),
      ClaimRebateResult: () => result,
    },
  })

it.each(['/member/rank', '/member/rebate', '/member/rewards', '/member/bonus'])(
  '%s asks a visitor to log in',
  async (address) => {
    await openSite(address)
    expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
  },
)

it('shows the way to the next rank with both turnovers, and the own rank in the ladder', async () => {
  await openRank()
  const bar = await screen.findByRole('progressbar', { name: rewards.rank.thisMonth })
  expect(bar.getAttribute('aria-valuenow')).toBe('400000')
  const ladder = within(screen.getByRole('table', { name: rewards.rank.ladder }))
  expect(ladder.getAllByRole('row')).toHaveLength(4)
  expect(ladder.getByText(rewards.rank.yours).closest('[role=row]')?.textContent).toContain('VIP1')
})

it.each([
  [{ missedMonths: 0 }, 'One month below it is forgiven'],
  [{ missedMonths: 1 }, 'or you move down one rank'],
  [{ monthlyTurnover: { actual: money('1000000'), expected: money('1') } }, 'You have reached this month'],
])('says what keeps the rank with %j', async (more, texts) => {
  await openRank(more)
  expect(await screen.findByText(texts, { exact: false })).toBeTruthy()
})

it('leads to the rank from the badge of the header', async () => {
  await openRank()
  const [badge] = await screen.findAllByRole('link', { name: 'Your label: VIP3' })
  expect(badge?.getAttribute('href')).toBe('/member/rank')
})

it('asks visitors to log in at the entry of the rank', async () => {
  const user = await openSite('/help')
  const [entry] = await screen.findAllByRole('link', { name: shell.vipLevel })
  if (entry) await user.click(entry)
  expect(await screen.findByRole('dialog', { name: shell.logIn })).toBeTruthy()
})

const BONUS = {
  id: '7',
  promotionId: 'welcome-credit',
  title: 'Welcome credit',
  state: 'ACTIVE',
  granted: money('100000'),
  required: money('300000'),
  wagered: money('120000'),
  remaining: money('180000'),
  maxStake: money('20000'),
  contributions: [{ product: 'LIVE', basisPoints: 2000 }],
  endedAt: null,
  converted: null,
  lost: null,
}
const openBonus = (account: object = {}, result: object = { __typename: 'ForfeitBonusSuccess' }) =>
  openSite('/member/bonus', {
    query: viewer('MEMBER'),
    types: {
      BonusAccount: () => ({
        balance: money('80000'),
        cash: money('50000'),
        openRounds: 0,
        running: BONUS,
        past: [],
        ...account,
      }),
      ForfeitBonusResult: () => result,
    },
  })

const FREE_ROUNDS = {
  id: 'f1',
  gameId: '900001',
  gameName: 'Three Leaves',
  state: 'ACTIVE',
  rounds: 20,
  played: 5,
  stake: money('2000'),
  won: money('5800'),
  isWaiting: false,
  multiple: 3,
  days: 7,
  expiresAt: '2026-12-05T10:00:00.000Z',
  endedAt: null,
}

it('leads to the game of free rounds, and says what they have won and what becomes of it', async () => {
  await openBonus({
    freeRounds: [
      FREE_ROUNDS,
      { ...FREE_ROUNDS, id: 'f2', state: 'PLAYED', played: 20, isWaiting: true },
      { ...FREE_ROUNDS, id: 'f3', state: 'CANCELLED', endedAt: '2026-11-20T10:00:00.000Z' },
    ],
  })
  const [open, waiting] = await screen.findAllByRole('region', { name: 'Free rounds in Three Leaves' })
  if (!open || !waiting) throw new Error('The free rounds are not shown.')
  const bar = within(open).getByRole('progressbar', { name: rewards.freeRounds.progress })
  expect(bar.getAttribute('aria-valuetext')).toBe('5 of 20')
  expect(within(open).getByText(/^Each is worth ₫2,000 and costs you nothing\./)).toBeTruthy()
  expect(within(open).getByText('Won so far: ₫5,800.')).toBeTruthy()
  expect(within(open).getByText(/turnover 3 times, within 7 days/)).toBeTruthy()
  const link = within(open).getByRole('link', { name: rewards.freeRounds.play })
  expect(link.getAttribute('href')).toBe('/game/900001')
  expect(within(waiting).getByText(rewards.freeRounds.waits)).toBeTruthy()
  expect(within(waiting).queryByRole('link')).toBeNull()
  const ended = screen.getByRole('table', { name: rewards.freeRounds.ended })
  expect(within(ended).getByText(rewards.freeRounds.states.CANCELLED)).toBeTruthy()
})

it('says nothing of free rounds to a member who never had any', async () => {
  await openBonus({ freeRounds: [] })
  await screen.findByRole('progressbar', { name: rewards.bonus.progress })
  expect(screen.queryByText(/free rounds/i)).toBeNull()
})

it('shows how far a bonus is, and what giving it up keeps and loses', async () => {
  const user = await openBonus()
  const bar = await screen.findByRole('progressbar', { name: rewards.bonus.progress })
  expect(bar.getAttribute('aria-valuenow')).toBe('40')
  expect(bar.getAttribute('aria-valuetext')).toBe('₫120,000 of ₫300,000')
  expect(screen.getByText('₫20,000')).toBeTruthy()
  expect(screen.getByText(/^Live tables: 20% of each stake counts\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: rewards.bonus.forfeit }))
  const dialog = within(screen.getByRole('alertdialog', { name: rewards.bonus.forfeitTitle }))
  expect(dialog.getByText(/You keep your cash/).textContent).toContain('50,000')
  expect(dialog.getByText(/You lose the bonus money/).textContent).toContain('80,000')
  await user.click(dialog.getByRole('button', { name: rewards.bonus.forfeit }))
  await waitFor(() =>
    expect(sent.find(({ operationName }) => operationName === 'ForfeitBonus')?.variables).toEqual({
      input: { bonusId: '7' },
    }),
  )
})

it('says that a bonus has become cash, not that it was given up, when its terms were met meanwhile', async () => {
  const converted = { ...BONUS, state: 'CONVERTED', converted: money('80000'), endedAt: '2026-11-22T03:00:00Z' }
  const bonusAccount = { running: null, past: [converted], balance: money('0'), cash: money('130000') }
  const user = await openBonus({}, { __typename: 'ForfeitBonusSuccess', bonusAccount })
  await user.click(await screen.findByRole('button', { name: rewards.bonus.forfeit }))
  const dialog = within(screen.getByRole('alertdialog', { name: rewards.bonus.forfeitTitle }))
  await user.click(dialog.getByRole('button', { name: rewards.bonus.forfeit }))
  expect(await screen.findByText(`${rewards.bonus.columns.converted}: ₫80,000`)).toBeTruthy()
  expect(screen.queryByText(rewards.bonus.forfeited)).toBeNull()
})

it('loads the bonus again when a round keeps it from being given up', async () => {
  const user = await openBonus({}, { __typename: 'Problem', code: 'BONUS_ROUND_OPEN' })
  await user.click(await screen.findByRole('button', { name: rewards.bonus.forfeit }))
  const dialog = within(screen.getByRole('alertdialog', { name: rewards.bonus.forfeitTitle }))
  const asks = () => sent.filter(({ operationName }) => operationName === 'BonusScreen').length
  const before = asks()
  await user.click(dialog.getByRole('button', { name: rewards.bonus.forfeit }))
  expect(await screen.findByText(errors.codes.BONUS_ROUND_OPEN)).toBeTruthy()
  await waitFor(() => expect(asks()).toBeGreaterThan(before), SOON)
})

it('leads to the promotions where no bonus runs', async () => {
  await openBonus({ running: null })
  expect(await screen.findByRole('link', { name: rewards.bonus.toPromotions })).toBeTruthy()
})

it('claims a week and shows that it was paid', async () => {
  const user = await openRebate()
  await user.click(await screen.findByRole('button', { name: rewards.rebate.claim }))
  await waitFor(() =>
    expect(sent.find(({ operationName }) => operationName === 'ClaimRebate')?.variables).toEqual({
      input: { week: '2026-11-16' },
    }),
  )
  expect(await screen.findByText(rewards.rebate.paid)).toBeTruthy()
})

it('says why a week was not paid', async () => {
  const user = await openRebate({}, { __typename: 'Problem', code: 'REWARD_NOT_CLAIMABLE' })
  await user.click(await screen.findByRole('button', { name: rewards.rebate.claim }))
  expect(await screen.findByText(errors.codes.REWARD_NOT_CLAIMABLE)).toBeTruthy()
})

it('loads the weeks again when a claim is refused', async () => {
  const user = await openRebate({}, { __typename: 'Problem', code: 'REWARD_NOT_CLAIMABLE' })
  const button = await screen.findByRole('button', { name: rewards.rebate.claim })
  changeResponses<RebateScreenQuery>('RebateScreen', ({ viewer: own }) => {
    if (own?.memberAccount.__typename === 'MemberAccount')
      Object.assign(own.memberAccount.rebates?.weeks[0] ?? {}, { state: 'EXPIRED' })
  })
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: rewards.rebate.claim })).toBeNull(), SOON)
})

it('shows in a second tab when the week was claimed, without an error', async () => {
  const week = { ...WEEK, state: 'CLAIMED', claimedAt: '2026-11-23T05:06:07Z' }
  const user = await openRebate({}, { __typename: 'ClaimRebateSuccess', week })
  await user.click(await screen.findByRole('button', { name: rewards.rebate.claim }))
  expect(await screen.findByText(fill(rewards.rebate.claimedAt, { when: said('2026-11-23T05:06:07Z') }))).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('names the last day on which a week can be claimed', async () => {
  await openRebate({ claimableUntil: '2026-11-29T17:00:00Z' })
  expect(await screen.findByText(`Until ${saidDay('2026-11-29')}`)).toBeTruthy()
})

it.each(['RUNNING', 'CLAIMED', 'EXPIRED'])('offers nothing to claim of a week that is %s', async (state) => {
  await openRebate({ state })
  await screen.findByText('Slots')
  expect(screen.queryByRole('button', { name: rewards.rebate.claim })).toBeNull()
})

it('gathers what can be claimed, what is on its way and what was paid in the reward centre', async () => {
  const user = await openSite('/member/rewards', {
    query: viewer('MEMBER'),
    types: {
      Rebates: () => ({ weeks: [WEEK, { ...WEEK, id: '2026-11-23', from: '2026-11-23', state: 'RUNNING' }] }),
      RedemptionPage: () => ({
        nodes: [
          { id: '4', itemName: 'Lotus cup', status: 'IN_PROCESS' },
          { id: '3', itemName: 'Carp kite', status: 'REJECTED' },
        ],
      }),
      BonusRecordResult: () => ({ __typename: 'BonusRecord' }),
      PromotionOffer: () => ({ status: 'CLAIMED' }),
      BonusAccount: () => ({ running: null, past: [] }),
      ClaimRebateResult: () => ({ __typename: 'ClaimRebateSuccess' }),
    },
  })
  expect(await screen.findByRole('link', { name: 'Lotus cup' })).toBeTruthy()
  expect(screen.getByRole('link', { name: rewards.centre.thisWeek })).toBeTruthy()
  expect(screen.queryByText('Carp kite')).toBeNull()
  expect(screen.getByRole('table', { name: rewards.centre.history })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: new RegExp(rewards.centre.rebate) }))
  expect(await screen.findByText(rewards.rebate.paid)).toBeTruthy()
})

it('names each claim of the reward centre apart, and claims the one that was pressed', async () => {
  const earlier = { ...WEEK, id: '2026-11-09', from: '2026-11-09', to: '2026-11-15' }
  const user = await openSite('/member/rewards', {
    query: viewer('MEMBER'),
    types: {
      Rebates: () => ({ weeks: [WEEK, earlier] }),
      BonusRecordResult: () => ({ __typename: 'BonusRecord' }),
      BonusAccount: () => ({ running: null, past: [] }),
      ClaimRebateResult: () => ({ __typename: 'ClaimRebateSuccess' }),
    },
  })
  expect(await screen.findByRole('button', { name: new RegExp(saidDay('2026-11-16')) })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: new RegExp(saidDay('2026-11-09')) }))
  expect(await screen.findByText(rewards.rebate.paid)).toBeTruthy()
  expect(sent.find(({ operationName }) => operationName === 'ClaimRebate')?.variables).toEqual({
    input: { week: '2026-11-09' },
  })
})

const OFFERS = [
  { id: 'daily-sign-in', kind: 'SIGN_IN', status: 'CLAIMABLE', amount: money('1000'), multiple: 0, tickets: null },
  { id: 'welcome-credit', kind: 'RELOAD', status: 'CLAIMABLE', amount: money('900000'), multiple: 3, tickets: null },
]
const openCentre = (types: object = {}) =>
  openSite('/member/rewards', {
    query: viewer('MEMBER'),
    types: {
      Rebates: () => ({ weeks: [WEEK] }),
      Missions: () => ({ isExcluded: false, items: [] }),
      Raffles: () => ({ prizes: [] }),
      MemberAccount: () => ({ promotionOffers: OFFERS, raffles: { prizes: [] } }),
      BonusRecordResult: () => ({ __typename: 'BonusRecord' }),
      BonusAccount: () => ({ running: null, past: [] }),
      ClaimRebateResult: () => ({ __typename: 'ClaimRebateSuccess', week: { ...WEEK, state: 'CLAIMED' } }),
      ClaimPromotionResult: () => ({ __typename: 'ClaimPromotionSuccess', offer: { ...OFFERS[0], status: 'CLAIMED' } }),
      ...types,
    },
  })
const claimAll = { name: fill(rewards.centre.claimAll, { number: 2 }) }

it('claims everything that has no terms at once, and adds up what was paid', async () => {
  const user = await openCentre()
  const button = await screen.findByRole('button', claimAll)
  const waiting = screen.getByText(fill(rewards.centre.ready_other, { count: 2 })).closest('[role=status]')
  expect(waiting?.textContent).toContain('₫76,000')
  await user.click(button)
  const status = (await screen.findByText(fill(rewards.centre.received_other, { count: 2 }))).closest('[role=status]')
  expect(status?.querySelector('.visually-hidden')?.textContent).toBe('₫76,000')
  const claims = sent.filter(({ operationName }) => operationName?.startsWith('Claim'))
  expect(claims.map(({ variables }) => variables)).toEqual([
    { input: { week: '2026-11-16' } },
    { input: { promotionId: 'daily-sign-in' } },
  ])
})

it('counts only the rewards that were paid, and goes on after a refusal', async () => {
  const user = await openCentre({ ClaimRebateResult: () => ({ __typename: 'Problem', code: 'REWARD_NOT_CLAIMABLE' }) })
  await user.click(await screen.findByRole('button', claimAll))
  const status = (await screen.findByText(fill(rewards.centre.received_one, { count: 1 }))).closest('[role=status]')
  expect(status?.querySelector('.visually-hidden')?.textContent).toBe('₫1,000')
  expect(await screen.findByRole('alert')).toBeTruthy()
})

it('counts the paid amount up from zero, and shows it at once under reduced motion', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const rolling = render(<RollingMoney amount="76000" currency="VND" />).container.firstElementChild
    expect(rolling?.textContent).toBe('₫0')
    act(() => void vi.advanceTimersByTime(300))
    expect(rolling?.textContent).toMatch(/^₫[1-7]\d,\d{3}$/)
    expect(rolling?.textContent).not.toBe('₫76,000')
    act(() => void vi.advanceTimersByTime(2_000))
    expect(rolling?.textContent).toBe('₫76,000')
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => matchMedia(query === REDUCED_MOTION ? 'all' : query))
    expect(render(<RollingMoney amount="9000" currency="VND" />).container.firstElementChild?.textContent).toBe(
      '₫9,000',
    )
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

it('says what the next rank brings, and nothing that stays as it is', async () => {
  const level = { ...RANK.ladder[0], pointsBasisPoints: 11_000, withdrawalsPerDay: 10, reviewFrom: null }
  const ladder = [
    { ...level, rank: 1, name: 'VIP1', birthdayGift: money('50000') },
    { ...level, rank: 2, name: 'VIP2', pointsBasisPoints: 12_000, birthdayGift: money('100000') },
  ]
  await openRank({ ladder })
  const heading = await screen.findByRole('heading', { name: fill(rewards.rank.brings, { name: 'VIP2' }) })
  const changes = heading.parentElement?.querySelectorAll('dl > div') ?? []
  expect(Array.from(changes, (change) => change.textContent)).toEqual([
    `${rewards.rank.columns.points}110%120%`,
    `${rewards.rank.columns.birthday}₫50,000₫100,000`,
  ])
  const steps = within(screen.getByRole('list', { name: rewards.rank.steps }))
  expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual(['step', null])
})

it.each([
  ['/member/leaderboards', member.pages.MISSIONS],
  ['/member/message-settings', member.pages.MESSAGES],
  ['/member/withdrawal/7', member.pages.WITHDRAWAL],
])('marks the menu entry that %s belongs to', async (address, name) => {
  const menu = ['MY_ACCOUNT', 'MISSIONS', 'MESSAGES', 'WITHDRAWAL'].map((page) => ({ page, badge: null }))
  await openSite(address, { query: viewer('MEMBER'), types: { MemberAccount: () => ({ menu }) } })
  expect(await screen.findAllByRole('link', { name, current: 'page' })).toHaveLength(1)
})
