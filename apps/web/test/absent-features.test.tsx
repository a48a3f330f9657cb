import type { Feature } from '@playhouse/schema/types.generated.ts'
import cases from '@playhouse/shared/texts/web/EN/cases.json' with { type: 'json' }
import downline from '@playhouse/shared/texts/web/EN/downline.json' with { type: 'json' }
import events from '@playhouse/shared/texts/web/EN/events.json' with { type: 'json' }
import favourites from '@playhouse/shared/texts/web/EN/favourites.json' with { type: 'json' }
import help from '@playhouse/shared/texts/web/EN/help.json' with { type: 'json' }
import limits from '@playhouse/shared/texts/web/EN/limits.json' with { type: 'json' }
import lottery from '@playhouse/shared/texts/web/EN/lottery.json' with { type: 'json' }
import points from '@playhouse/shared/texts/web/EN/points.json' with { type: 'json' }
import profile from '@playhouse/shared/texts/web/EN/profile.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import security from '@playhouse/shared/texts/web/EN/security.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import ways from '@playhouse/shared/texts/web/EN/ways.json' with { type: 'json' }
import withdrawal from '@playhouse/shared/texts/web/EN/withdrawal.json' with { type: 'json' }
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasPage } from '../src/path-features.ts'
import { fill, findHeader, openSite, PLATFORM_FEATURES, sent, SUCCESSES, viewer } from './site.tsx'

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/rng',
  '/sports',
  '/elott',
  '/lottery?gameCode=K3_1M',
  '/vnlottery?gameCode=BAC_NINH',
  '/lottery/results',
  '/lottery/K3_1M/draw/7',
  '/winners',
  '/promotions',
  '/pointMall',
  '/helpmc',
  '/help',
  '/responsible-gaming',
  '/down',
]
const OF_MEMBERS = [
  '/member/account',
  '/member/security',
  '/member/profile',
  '/member/wallet',
  '/member/deposit',
  '/member/deposit/7',
  '/member/withdrawal',
  '/member/withdrawal/7',
  '/member/betting-record',
  '/member/account-record',
  '/member/profit-and-loss',
  '/member/bonus-details',
  '/member/rewards',
  '/member/favourites',
  '/member/messages',
]
const OF_AGENTS = ['/agent/team-overview', '/agent/downlines', '/agent/downlines/lananh88', '/agent/announcements']

const PAGES = [
  ...PUBLIC.map((address) => [address, 'a visitor', { viewer: null }] as const),
  ...[...PUBLIC, ...OF_MEMBERS].map((address) => [address, 'a member', viewer('MEMBER')] as const),
  ...OF_AGENTS.map((address) => [address, 'an agent', viewer('AGENT')] as const),
]

it.each(allEveryNight(PAGES, (_, index) => index % 5 === 0))(
  '%s offers %s nothing that the platform lacks',
  async (address, _who, query) => {
    await openSite(address, {
      query,
      lacks: PLATFORM_FEATURES,
      types: {
        ...SUCCESSES,
        LotteryGame: () => ({ code: new URL(address, location.href).searchParams.get('gameCode') ?? 'K3_1M' }),
        Lobby: () => ({ id: address.slice(1).toUpperCase() }),
        Html: () => '<p><a href="/member/limits">Your limits</a></p>',
      },
    })
    await findHeader()
    const main = await screen.findByRole('main')
    await waitFor(() => expect(main.querySelector('[aria-busy=true]')).toBeNull())
    // The site's features may come a moment after the page.
    await waitFor(() => expect(getFaults(main)).toEqual([]))
  },
)

const getFaults = (main: HTMLElement): string[] => [
  ...within(main)
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent),
  ...[...document.querySelectorAll('a[href^="/"]')].flatMap(getLostPage),
]

const getLostPage = (link: Element): string[] => {
  const path = link.getAttribute('href') ?? ''
  return hasPage(path, (feature) => !PLATFORM_FEATURES.includes(feature)) ? [] : [path]
}

afterEach(() => void vi.unstubAllGlobals())

const GOOGLE = { provider: 'GOOGLE', isSimulated: false }

/** Parts of pages by their text, with the feature that each belongs to. */
const PARTS: readonly (readonly [
  address: string,
  who: 'MEMBER' | 'AGENT' | null,
  parts: Partial<Record<Feature, string[]>>,
])[] = [
  [
    '/member/security',
    'MEMBER',
    {
      SESSIONS: [security.sessions, security.history],
      API_TOKENS: [security.tokens.title],
      RECORD_FILES: [security.data.title],
      AUTHENTICATOR: [security.authenticator],
      PASSKEYS: [security.passkeys],
      SECURITY_QUESTIONS: [security.questions.title],
      SOCIAL: ['Google'],
    },
  ],
  [
    '/member/profile',
    'MEMBER',
    {
      AVATARS: [profile.picture, profile.choosePicture],
      CONTACTS: [profile.bind.MOBILE],
      IDENTITY: [profile.identity, profile.addressHint],
    },
  ],
  ['/login', null, { PASSKEYS: [ways.passkey], SOCIAL: [fill(ways.continueWith, { issuer: 'Google' })] }],
  ['/sports', null, { SPORT_EVENTS: [events.heading] }],
  ['/member/limits', 'MEMBER', { CLOSING: [limits.close.title], STATEMENT: [limits.statement.title] }],
  ['/member/withdrawal', 'MEMBER', { PAYMENT_PASSWORD_RESET: [withdrawal.password.forgotten] }],
  ['/member/withdrawal/7', 'MEMBER', { WITHDRAWAL_REVIEW: [withdrawal.detail.cancel] }],
  ['/member/betting-record', 'MEMBER', { RECORD_FILES: [records.saveFile] }],
  ['/member/favourites', 'MEMBER', { NOTES: [favourites.change] }],
  ['/agent/downlines/lananh88', 'AGENT', { NOTES: [downline.note] }],
  ['/pointMall', 'MEMBER', { POINT_STATEMENT: [points.statement] }],
  ['/elott', 'MEMBER', { LOTTERY_TICKETS: [lottery.quick.label] }],
  ['/responsible-gaming', null, { LIMITS: [help.responsible.ask] }],
]

describe.each(PARTS)('%s of %s', (address, who, parts) => {
  const features = Object.keys(parts) as Feature[]

  it.each([undefined, ...features])('has what the platform offers without %s', async (lacking) => {
    // happy-dom has no passkeys.
    vi.stubGlobal('PublicKeyCredential', () => {})
    await openSite(address, {
      query: who ? viewer(who) : {},
      site: { features: ['FAVOURITES', 'POINTS_MALL', 'AGENT_ACCOUNT'], identityProviders: [GOOGLE] },
      lacks: lacking ? [lacking] : [],
      types: {
        ...SUCCESSES,
        PaymentPassword: () => ({ isSet: true }),
        Lobby: () => ({ id: 'SPORTS' }),
        SportEvent: () => ({ startsAt: '2100-01-01T00:00:00Z' }),
        Withdrawal: () => ({ canCancel: true }),
        ProfileDetails: () => ({ isMobileVerified: false }),
        LotteryGame: () => ({ region: 'NORTH', intervalSeconds: null }),
      },
    })
    await findHeader()
    const main = await screen.findByRole('main')
    for (const feature of features.filter((one) => one !== lacking))
      for (const text of parts[feature] ?? [])
        expect((await within(main).findAllByText(text)).length).toBeGreaterThan(0)
    await waitFor(() => expect(main.querySelector('[aria-busy=true]')).toBeNull())
    for (const text of (lacking && parts[lacking]) ?? []) expect(within(main).queryAllByText(text)).toEqual([])
    expect(
      within(main)
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual([])
  })
})

it('offers the statement and closing the account on the page of security where there is none of limits', async () => {
  await openSite('/member/security', { query: viewer('MEMBER'), lacks: ['LIMITS'] })
  const main = within(await screen.findByRole('main'))
  const open = await main.findByRole('link', { name: limits.statement.open })
  expect(open.getAttribute('href')).toBe('/member/statement')
  fireEvent.click(main.getByRole('button', { name: limits.close.open }))
  expect(await screen.findByRole('dialog', { name: limits.close.title })).toBeTruthy()
})

describe.each(['MEMBER', null] as const)('the help centre of %s', (who) => {
  const open = (lacks: Feature[]) => openSite('/helpmc', { query: who ? viewer(who) : {}, lacks })

  it.each([[], ['SUPPORT_CASES', 'GUEST_CASES']] as const)(
    'leads to the form to write to us without %s',
    async (...lacks) => {
      await open([...lacks])
      const address = who && lacks.length === 0 ? '/member/service?write=' : '/service'
      await waitFor(() => expect(screen.getByRole('link', { name: help.write }).getAttribute('href')).toBe(address))
    },
  )
})

it('shows a member the form without answers where the site has no customer service', async () => {
  const user = await openSite('/', {
    query: viewer('MEMBER'),
    lacks: ['SUPPORT_CASES', 'GUEST_CASES'],
    site: { customerService: [] },
    types: { FeedbackRules: () => ({ questionTypes: ['ACCOUNT', 'SITE'], minLength: 1, maxLength: 200 }) },
  })
  const footer = within(await screen.findByRole('contentinfo'))
  await user.click(await footer.findByRole('button', { name: shell.customerService }))
  const dialog = within(await screen.findByRole('dialog', { name: cases.title }))
  await user.selectOptions(await dialog.findByRole('combobox'), 'SITE')
  await user.type(dialog.getByRole('textbox', { name: cases.write }), 'It stopped.')
  await user.click(dialog.getByRole('button', { name: cases.send }))
  await waitFor(() =>
    expect(sent.findLast(({ operationName }) => operationName === 'SendFeedback')?.variables).toMatchObject({
      input: { questionType: 'SITE', content: 'It stopped.' },
    }),
  )
})

it('shows the rank as text where the site has no ranks', async () => {
  await openSite('/', { query: viewer('MEMBER'), lacks: ['RANKS'] })
  const header = await findHeader()
  expect((await header.findByText('VIP3')).closest('a, button')).toBeNull()
})
