import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { emitLiveEvent, type LiveEventOf } from '../src/graphql/live/live-events.ts'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import profile from '@playhouse/shared/texts/web/EN/profile.json' with { type: 'json' }
import requirements from '@playhouse/shared/texts/web/EN/requirements.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import site from '@playhouse/shared/texts/web/EN/site.json' with { type: 'json' }
import withdrawal from '@playhouse/shared/texts/web/EN/withdrawal.json' with { type: 'json' }
import { said } from './said.ts'
import { changeResponses, fill, findHeader, openSite, sent, viewer } from './site.tsx'

const { closed } = site
const NORMAL = { __typename: 'SiteStatus', state: 'NORMAL', maintenanceEndsAt: null }
const MAINTENANCE = { ...NORMAL, state: 'MAINTENANCE', maintenanceEndsAt: '2100-12-01T05:00:00Z' }
const REGION = { ...NORMAL, state: 'REGION_RESTRICTED' }

/** Has every further answer give the site's state of the moment. */
function giveState(state: () => object) {
  for (const operationName of ['SiteState', 'ShellScreen']) {
    changeResponses<{ site: { status: object } }>(operationName, (data) => void (data.site.status = state()))
  }
}

/** Has the page be looked at some time later. */
function lookAgain(laterMs: number, on: EventTarget = document, event = 'visibilitychange') {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + laterMs)
  act(() => void on.dispatchEvent(new Event(event)))
  clock.mockRestore()
}

/** Events are followed by a request within five seconds, polls by one in twenty at the earliest. */
const WITHIN = { timeout: 19_000 }
const tell = () =>
  act(() => emitLiveEvent({ __typename: 'SiteStatusChanged', cursor: 'c' } as LiveEventOf<'SiteStatusChanged'>))
const requested = () => sent.filter(({ operationName }) => operationName === 'SiteState').length
const findClosed = (title: string) => screen.findByRole('heading', { level: 1, name: title })

it('shows the maintenance after a refused action, and the page with the typed text when it is over', async () => {
  const user = await openSite('/member/profile', {
    query: viewer('MEMBER'),
    types: {
      MemberProfile: () => ({ mobile: null, email: null }),
      MemberDetails: () => ({ realName: null, birthday: null, nationality: null, address: null }),
      UpdateProfileResult: () => ({ __typename: 'Problem', code: 'SITE_MAINTENANCE' }),
    },
  })
  const form = within(await screen.findByRole('region', { name: profile.details }))
  const name = form.getByLabelText(profile.realName)
  await user.type(name, 'Lan Anh Tran')
  // The gateway learns of it a little later than the platform.
  let state: object = NORMAL
  giveState(() => state)
  await user.click(form.getByRole('button', { name: profile.save }))
  expect(await form.findByText(errors.codes.SITE_MAINTENANCE)).toBeTruthy()
  await waitFor(() => expect(requested()).toBeGreaterThan(0))
  expect(screen.queryByText(closed.maintenanceText)).toBeNull()
  state = MAINTENANCE
  expect(await findClosed(closed.maintenanceTitle)).toBeTruthy()
  expect(screen.getByText(fill(closed.maintenanceEnds, { time: said(MAINTENANCE.maintenanceEndsAt) }))).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  state = NORMAL
  await user.click(screen.getByRole('button', { name: closed.refresh }))
  await waitFor(() => expect(screen.queryByText(closed.maintenanceText)).toBeNull())
  expect(form.getByLabelText(profile.realName)).toBe(name)
  expect(name).toHaveProperty('value', 'Lan Anh Tran')
  expect(screen.getAllByRole('textbox')).toContain(name)
})

it.each([
  ['shown', () => document, 'visibilitychange'],
  ['focused', () => window, 'focus'],
  ['gone back to', () => window, 'pageshow'],
])('looks whether the site is still open when the page is %s again', async (_, target, event) => {
  await openSite('/no/such/page')
  await (await findHeader()).findByRole('button', { name: shell.freePlay })
  giveState(() => REGION)
  lookAgain(5_000, target(), event)
  expect(requested()).toBe(0)
  lookAgain(20_000, target(), event)
  expect(await findClosed(closed.regionTitle)).toBeTruthy()
  expect(requested()).toBe(1)
})

it('covers the page when a live event closes the site, and uncovers it with the typed text when it opens', async () => {
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockReturnValue()
  const user = await openSite('/member/profile', {
    query: viewer('MEMBER'),
    types: {
      MemberProfile: () => ({ mobile: null, email: null }),
      MemberDetails: () => ({ realName: null, birthday: null, nationality: null, address: null }),
    },
  })
  const form = within(await screen.findByRole('region', { name: profile.details }))
  const name = form.getByLabelText(profile.realName)
  await user.type(name, 'Lan Anh Tran')
  giveState(() => MAINTENANCE)
  tell()
  const closes = await screen.findByRole('heading', { level: 1, name: closed.maintenanceTitle }, WITHIN)
  expect(requested()).toBe(1)
  await waitFor(() => expect(document.activeElement).toBe(closes))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  giveState(() => NORMAL)
  tell()
  await waitFor(() => expect(screen.queryByText(closed.maintenanceText)).toBeNull(), WITHIN)
  expect(name).toHaveProperty('value', 'Lan Anh Tran')
  expect(screen.getAllByRole('textbox')).toContain(name)
})

it('takes an open game away and brings its money back when the site closes, and launches it again when it opens', async () => {
  await openSite('/game/24', {
    query: {
      ...viewer('MEMBER'),
      game: { id: '24', name: 'Golden Lantern', launchTarget: null, isUnderMaintenance: false, category: 'RNG' },
    },
    types: {
      LaunchGameResult: () => ({
        __typename: 'LaunchGameSuccess',
        launchUrl: 'about:blank',
        origin: 'http://games.test',
        isDemo: false,
      }),
    },
  })
  const frames = () => document.querySelectorAll('iframe').length
  const times = (name: string) => sent.filter(({ operationName }) => operationName === name).length
  await waitFor(() => expect(frames()).toBe(1))
  giveState(() => MAINTENANCE)
  tell()
  await screen.findByRole('heading', { level: 1, name: closed.maintenanceTitle }, WITHIN)
  await waitFor(() => expect(frames()).toBe(0))
  expect([times('CollectVendorBalances'), times('LaunchGame')]).toEqual([1, 1])
  giveState(() => NORMAL)
  tell()
  await waitFor(() => expect(frames()).toBe(1), WITHIN)
  expect([times('CollectVendorBalances'), times('LaunchGame')]).toEqual([1, 2])
})

it.each([
  ['under maintenance', MAINTENANCE, closed.maintenanceTitle],
  ['in a restricted country', REGION, closed.regionTitle],
])(
  'leads a member to withdrawals and limits, which stay open %s, and says there what is possible',
  async (_, status, title) => {
    const user = await openSite('/', {
      query: viewer('MEMBER'),
      site: { status },
      types: { WithdrawalOptions: () => ({ isOpen: true }) },
    })
    await findClosed(title)
    expect(screen.getByRole('button', { name: closed.contact })).toBeTruthy()
    expect(screen.getByRole('link', { name: closed.limits }).getAttribute('href')).toBe('/member/limits')
    await user.click(screen.getByRole('link', { name: closed.withdrawals }))
    expect(await findClosed(withdrawal.title)).toBeTruthy()
    expect(
      await screen.findByText(new RegExp(closed.stillOpen[status.state as keyof typeof closed.stillOpen])),
    ).toBeTruthy()
    expect(screen.queryAllByText(requirements.closed).length > 0).toBe(status === MAINTENANCE)
  },
)
