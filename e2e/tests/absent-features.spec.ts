import { OPTIONAL_FEATURES } from '@playhouse/platform-api/features.ts'
import { MIDDLE_AGENT, STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { crawl } from '../support/crawl.ts'
import { type OptionalFeature, offersWithout, startLackingSite } from '../support/lacking-site.ts'
import { FEATURES_EVERY_NIGHT } from '../support/nightly.ts'
import { logIn } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

interface Group {
  /** No two of them have parts of the same page, so that each is off alone there. */
  lacks: readonly OptionalFeature[]
  member: readonly string[]
  agent?: readonly string[]
  /** A page of one of them. */
  typed: string
}

const GROUPS: readonly Group[] = [
  {
    lacks: ['sessions', 'avatars', 'closing', 'lottery-tickets', 'rebates', 'payment-password-reset', 'jackpots'],
    member: [
      '/',
      '/member/security',
      '/member/profile',
      '/member/limits',
      '/elott',
      '/lottery?gameCode=K3_1M',
      '/vnlottery?gameCode=BAC_NINH',
      '/lottery/results',
      '/member/rewards',
      '/member/withdrawal',
      '/rng',
    ],
    typed: '/member/lottery-tickets',
  },
  {
    lacks: ['api-tokens', 'contacts', 'statement', 'lottery-sheets', 'missions', 'open-rounds', 'notes', 'guest-cases'],
    member: [
      '/',
      '/member/security',
      '/member/profile',
      '/member/limits',
      '/vnlottery?gameCode=BAC_NINH&playType=QUICK',
      '/member/rewards',
      '/member/favourites',
      '/helpmc',
    ],
    agent: ['/agent/downlines'],
    typed: '/member/statement',
  },
  {
    lacks: ['authenticator', 'identity', 'limits', 'lottery-statistics', 'raffles', 'team-watch', 'bet-details'],
    member: [
      '/member/security',
      '/member/profile',
      '/responsible-gaming',
      '/member/deposit',
      '/lottery?gameCode=K3_1M',
      '/member/rewards',
      '/pointMall',
      '/winners',
      '/member/betting-record',
      '/member/withdrawal',
    ],
    agent: ['/agent/team-overview'],
    typed: '/member/limits',
  },
  {
    lacks: ['passkeys', 'uploads', 'bonus', 'point-statement', 'sport-events', 'agent-contracts', 'support-cases'],
    member: [
      '/member/security',
      '/member/profile',
      '/member/deposit',
      '/member/rewards',
      '/pointMall',
      '/sports',
      '/promotions',
      '/helpmc',
      '/member/messages',
    ],
    agent: ['/agent/team-overview', '/agent/announcements'],
    typed: '/member/bonus',
  },
  {
    lacks: [
      'social',
      'ranks',
      'record-files',
      'message-settings',
      'member-transfers',
      'withdrawal-review',
      'invitations',
    ],
    member: [
      '/',
      '/member/account',
      '/member/security',
      '/member/betting-record',
      '/member/account-record',
      '/member/messages',
      '/member/wallet',
      '/member/withdrawal',
      '/promotions',
    ],
    agent: ['/agent/team-betting', '/agent/user-loss', '/agent/downlines'],
    typed: '/member/rank',
  },
  {
    lacks: [
      'agent-applications',
      'chat',
      'hand-off',
      'human-check',
      'log-in-checks',
      'phone-confirmation',
      'security-questions',
      'step-up',
      'trials',
    ],
    member: [
      '/',
      '/rng',
      '/lottery?gameCode=K3_1M',
      '/member/account',
      '/member/profile',
      '/member/security',
      '/member/withdrawal',
      '/promotions',
    ],
    agent: ['/agent/register-centre'],
    typed: '/member/become-agent',
  },
]

test.describe.configure({ mode: 'default', timeout: 600_000 })

test('each feature is off in one group', { tag: FEATURES_EVERY_NIGHT }, () => {
  // Tests seal passwords.
  const off = [...GROUPS.flatMap(({ lacks }) => lacks), 'sealing']
  expect(off.toSorted()).toEqual(OPTIONAL_FEATURES.toSorted())
})

for (const { lacks, member, agent = [], typed } of GROUPS) {
  const own = test.extend<{ siteUrl: string }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    siteUrl: async ({}, use) => {
      const site = await startLackingSite(lacks)
      await use(site.url)
      await site.stop()
    },
    baseURL: ({ siteUrl }, use) => use(siteUrl),
  })

  own(
    `offers nothing of ${lacks.join(', ')}`,
    { tag: FEATURES_EVERY_NIGHT },
    async ({ context, page, problems, siteUrl }) => {
      const options = { offers: offersWithout(lacks), follow: false }
      await logIn(context, STEADY_MEMBER, siteUrl)
      expect(await crawl(page, { ...options, from: member })).toEqual([])
      problems.expect(/404/)
      await page.goto(typed)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site does not have this page')
      if (agent.length === 0) return
      // An open page would go on asking without a session.
      await page.goto('about:blank')
      await context.clearCookies()
      await logIn(context, MIDDLE_AGENT, siteUrl)
      expect(await crawl(page, { ...options, from: agent })).toEqual([])
    },
  )
}
