import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import agent from '@playhouse/shared/texts/web/EN/agent.json' with { type: 'json' }
import downline from '@playhouse/shared/texts/web/EN/downline.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import { describedBy, fill, openSite, sent, viewer } from './site.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const NOTHING = { deposit: vnd('0'), withdrawal: vnd('0'), turnover: vnd('0'), houseProfit: vnd('0') }
const ACCOUNT = {
  id: 'thuha12',
  username: 'thuha12',
  kind: 'AGENT',
  memberCount: 41,
  rebateBasisPoints: 80,
  registeredAt: '2026-01-05T05:00:00Z',
  lastSeenAt: null,
}
const TOTALS = { ...NOTHING, turnover: vnd('2500000') }
const LIST = {
  username: 'lananh88',
  path: [{ username: 'lananh88', kind: 'AGENT' }],
  totalCount: 1,
  edges: [{ node: ACCOUNT, totals: TOTALS }],
  pageInfo: { hasNextPage: false, endCursor: null },
}
const CARD = {
  ...ACCOUNT,
  __typename: 'DownlineDetail',
  isDirect: true,
  nickname: 'Thu Hà',
  path: [{ username: 'lananh88' }, { username: 'thuha12' }],
  minimumRebateBasisPoints: 40,
  maximumRebateBasisPoints: 100,
  prizeSeries: 1960,
  minimumSeries: 1940,
  maximumSeries: 1970,
  ratedDownlines: 2,
  maskedMobile: '+8490123****',
  maskedEmail: null,
  isMarketable: true,
  agentCount: 3,
  note: '',
  own: NOTHING,
  team: NOTHING,
  products: [],
  acts: [],
}
const LINK = {
  __typename: 'RegistrationLink',
  id: 'LAB12CD34',
  name: 'Spring',
  subId: null,
  rebateBasisPoints: 20,
  prizeSeries: 1950,
  createdAt: '2026-01-05T05:00:00Z',
  expiresAt: null,
  isExpired: false,
  visits: 12,
  registrations: 5,
  depositors: 3,
  activeMembers: 2,
}

/** Opens an address as an agent. A result of a union is given with its type. */
function openAs(address: string, types: object = {}, settings: object = {}) {
  return openSite(address, {
    query: viewer('AGENT'),
    types: {
      DownlinesResult: () => ({ __typename: 'DownlineConnection' }),
      DownlineConnection: () => LIST,
      DownlineResult: () => CARD,
      TeamBettingResult: () => ({ __typename: 'TeamBetting', days: [], products: [], totals: NOTHING }),
      RebateSettings: () => ({
        basisPoints: 100,
        maximumBasisPoints: 1400,
        prizeSeries: 1970,
        hasPaymentPassword: true,
        countedProducts: [],
        ...settings,
      }),
      RegistrationLinks: () => ({ agentCode: 'AGENT123', nodes: [] }),
      ...types,
    },
  })
}
const lastSent = (operationName: string) => sent.findLast((one) => one.operationName === operationName)?.variables

it.each(['/agent/downlines', '/agent/downlines/x', '/agent/register-centre', '/agent/team-betting'])(
  '%s refuses a member who is not an agent',
  async (address) => {
    await openSite(address, { query: viewer('MEMBER') })
    expect(await screen.findByRole('heading', { name: agent.refusedTitle })).toBeTruthy()
  },
)

it('lists downlines with the way to those below and to their pages', async () => {
  await openAs('/agent/downlines')
  const table = within(await screen.findByRole('table', { name: agent.pages.DOWNLINES }))
  expect(table.getByRole('link', { name: 'thuha12' }).getAttribute('href')).toBe('/agent/downlines/thuha12')
  const below = table.getByRole('link', { name: fill(downline.openBelow, { count: 40, account: 'thuha12' }) })
  expect(below.getAttribute('href')).toBe('/agent/downlines?account=thuha12')
  expect(table.getByText('0.80%')).toBeTruthy()
  expect(table.getByText(downline.never)).toBeTruthy()
  expect(screen.queryByRole('link', { name: downline.nextPage })).toBeNull()
})

it('labels the direction by the sorted column', async () => {
  const user = await openAs('/agent/downlines')
  const order = within(await screen.findByRole('combobox', { name: downline.order }))
  expect(order.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([downline.newest, downline.oldest])
  await user.selectOptions(screen.getByRole('combobox', { name: downline.sort }), 'TURNOVER')
  await waitFor(() =>
    expect(
      within(screen.getByRole('combobox', { name: downline.order }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([downline.descending, downline.ascending]),
  )
})

it('asks for the next page by its cursor, in the same order', async () => {
  const user = await openAs('/agent/downlines?sort=TURNOVER', {
    DownlineConnection: () => ({ ...LIST, pageInfo: { hasNextPage: true, endCursor: 'c2' } }),
  })
  await user.click(await screen.findByRole('link', { name: downline.nextPage }))
  await waitFor(() => expect(lastSent('DownlinesScreen')).toMatchObject({ after: 'c2', sort: 'TURNOVER' }))
  expect(await screen.findByRole('link', { name: downline.firstPage })).toBeTruthy()
})

it('says that nobody is below an account', async () => {
  await openAs('/agent/downlines', { DownlineConnection: () => ({ ...LIST, edges: [], totalCount: 0 }) })
  expect(await screen.findByRole('heading', { name: downline.noneTitle })).toBeTruthy()
})

it('shows an account outside the downline as one that does not exist', async () => {
  await openAs('/agent/downlines/nobody', {
    DownlineResult: () => ({ __typename: 'Problem', code: 'ACCOUNT_NOT_FOUND' }),
  })
  expect(await screen.findByRole('heading', { name: fill(agent.notFoundTitle, { account: 'nobody' }) })).toBeTruthy()
  expect(screen.getByText(errors.codes.ACCOUNT_NOT_FOUND)).toBeTruthy()
})

it('leads from the card of an account to a transfer and a message to it', async () => {
  await openAs('/agent/downlines/thuha12')
  const link = await screen.findByRole('link', { name: downline.transfer })
  expect(link.getAttribute('href')).toBe('/member/transfer-downline?to=thuha12')
  expect(screen.getByRole('link', { name: downline.writeMessage }).getAttribute('href')).toBe(
    '/member/messages?to=thuha12',
  )
})

it('offers no message to a member who must not be addressed', async () => {
  await openAs('/agent/downlines/thuha12', { DownlineResult: () => ({ ...CARD, isMarketable: false }) })
  expect(await screen.findByText(downline.notMarketable)).toBeTruthy()
  expect(screen.queryByRole('link', { name: downline.writeMessage })).toBeNull()
})

it('says once that a team was still', async () => {
  await openAs('/agent/team-betting')
  expect(await screen.findAllByRole('heading', { name: agent.stillTitle })).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: downline.byProduct })).toBeNull()
})

it('sends a rebate within its range only', async () => {
  const user = await openAs('/agent/downlines/thuha12', {
    DownlineChangeResult: () => ({ __typename: 'DownlineChangeSuccess', account: { ...CARD, rebateBasisPoints: 90 } }),
  })
  const rate = await screen.findByLabelText(downline.ratePercent)
  const range = fill(downline.rateRange, { from: '0.40%', to: '1.00%' })
  await user.clear(rate)
  await user.type(rate, '1.5')
  await user.type(screen.getByLabelText(downline.paymentPassword), '482913')
  await user.click(screen.getByRole('button', { name: downline.saveRebate }))
  expect(describedBy(rate)).toContain(range)
  expect(lastSent('SetDownlineRebate')).toBeUndefined()
  await user.clear(rate)
  await user.type(rate, '0,9')
  const series = screen.getByLabelText(downline.seriesOf)
  await user.clear(series)
  await user.type(series, '1971')
  await user.click(screen.getByRole('button', { name: downline.saveRebate }))
  expect(describedBy(series)).toContain('A whole number from 1940 to 1970.')
  expect(lastSent('SetDownlineRebate')).toBeUndefined()
  await user.clear(series)
  await user.type(series, '1965')
  await user.click(screen.getByRole('button', { name: downline.saveRebate }))
  await waitFor(() =>
    expect(lastSent('SetDownlineRebate')).toEqual({
      input: { username: 'thuha12', rebateBasisPoints: 90, prizeSeries: 1965, paymentPassword: '482913' },
    }),
  )
})

it('asks for a payment password before it offers changes', async () => {
  await openAs('/agent/downlines/thuha12', {}, { hasPaymentPassword: false })
  expect(await screen.findByRole('heading', { name: downline.noPasswordTitle })).toBeTruthy()
  expect(screen.queryByRole('button', { name: downline.saveRebate })).toBeNull()
})

it('offers no changes of an account that is not directly below', async () => {
  await openAs('/agent/downlines/thuha12', { DownlineResult: () => ({ ...CARD, isDirect: false }) })
  expect(await screen.findByText('+8490123****')).toBeTruthy()
  expect(screen.queryByRole('button', { name: downline.saveRebate })).toBeNull()
  expect(screen.queryByRole('button', { name: downline.promote })).toBeNull()
})

it('makes a link and shows its address', async () => {
  const user = await openAs('/agent/register-centre', {
    CreateRegistrationLinkResult: () => ({ __typename: 'CreateRegistrationLinkSuccess', link: LINK }),
  })
  expect(await screen.findByRole('heading', { name: downline.noLinksTitle })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: downline.newLink }))
  const form = within(await screen.findByRole('dialog', { name: downline.newLink }))
  await user.type(form.getByLabelText(downline.linkName), 'Spring')
  await user.click(form.getByRole('button', { name: downline.makeLink }))
  const made = within(await screen.findByRole('dialog', { name: 'Spring' }))
  expect(made.getByText(/\/register\?affiliateCode=LAB12CD34$/)).toBeTruthy()
  expect(lastSent('CreateRegistrationLink')).toEqual({
    input: { name: 'Spring', subId: null, rebateBasisPoints: 0, prizeSeries: 1960, lastDay: null },
  })
})

it('lets an agent give no more than the brand allows, and says of which products a part counts', async () => {
  const countedProducts = [{ category: 'LIVE', basisPoints: 1000 }]
  await openAs('/agent/register-centre', {}, { basisPoints: 300, maximumBasisPoints: 120, countedProducts })
  const range = fill(downline.rateRange, { from: '0.00%', to: '1.20%' })
  expect((await screen.findAllByText(range)).length).toBeGreaterThan(0)
  const products = `${records.categories.LIVE} 10%`
  expect(screen.getByText(fill(downline.countedForRebates, { products }))).toBeTruthy()
})

it('shows the faults of a new account at its fields', async () => {
  const user = await openAs('/agent/register-centre', {
    DownlineChangeResult: () => ({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      problems: [{ field: 'password', reason: 'TOO_COMMON' }],
    }),
  })
  await user.type(await screen.findByLabelText(downline.username), 'newbie7')
  const password = screen.getByLabelText(downline.firstPassword)
  await user.type(password, 'password')
  await user.click(screen.getByRole('button', { name: downline.openAccount }))
  await waitFor(() => expect(describedBy(password)).toContain(downline.faults.TOO_COMMON))
})
