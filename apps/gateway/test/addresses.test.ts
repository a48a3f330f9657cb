import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { openIssuer, CLIENT } from './coverage/issuer.ts'
import { exampleVariables } from './examples.ts'
import { openRefusingProxy } from './refusing-proxy.ts'
import { SITE_ORIGIN } from './real-platform.ts'
import { openGateway, openStack, PATIENT, type Stack } from './stack.ts'

const SCRIPT = 'javascript:alert(1)'
const ANALYTICS_ORIGIN = 'https://metrics.test:8443'
const COOKIE_KEYS = 'test:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

let stack: Stack
let issuer: Awaited<ReturnType<typeof openIssuer>>
let proxy: Awaited<ReturnType<typeof openRefusingProxy>>
let gateway: Awaited<ReturnType<typeof openGateway>>
let member: Browser
beforeAll(async () => {
  issuer = await openIssuer()
  stack = await openStack(
    { COOKIE_KEYS },
    {
      GOOGLE_ISSUER: issuer.url,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      ANALYTICS_TAG_ID: 'TAG-1',
      ANALYTICS_ORIGIN,
    },
    `insert into resource (resource_type, url, label_name_en) values ('ANDROID', 'https://apps.test/a', 'Android')
       on conflict (resource_type) do nothing;
     insert into resource (resource_type, url, label_name_en) values ('FACEBOOK', 'https://social.test/a', 'Facebook')
       on conflict (resource_type) do nothing;
     update banner set linkage_type = 'URL', link_target = '/promotions' where group_name = 'w_home'`,
  )
  // A compromised platform: every address and path is a script.
  proxy = await openRefusingProxy(stack.platform.url, {
    rewrite: (text) =>
      JSON.stringify(JSON.parse(text), (_name, value: unknown) =>
        typeof value === 'string' && /^(https?:\/\/|\/)/.test(value) ? SCRIPT : value,
      ),
  })
  gateway = await openGateway(proxy.url, { COOKIE_KEYS }, PATIENT)
  member = gateway.browser()
  for (const [name, value] of (await stack.browser().logIn(MEMBER)).cookies) member.cookies.set(name, value)
})
afterAll(async () => {
  await gateway.close()
  proxy.close()
  await stack.close()
  issuer.close()
})

test('passes on only http and https addresses', async () => {
  const passedOn: string[] = []
  for (const { name, type, text } of Object.values(registered)) {
    if (type !== 'query') continue
    // A member's answers have what a visitor's have.
    const { response } = await member.ask(name, exampleVariables(text))
    if (/javascript:|INTERNAL_SERVER_ERROR/.test(response.body)) passedOn.push(name)
  }
  expect(passedOn).toEqual([])
  expect([...gateway.gateway.degradations.counts.keys()].toSorted()).toEqual([
    'announcements.linkTarget',
    'announcements.url',
    'gameVendors.lagerIcon',
    'gameVendors.smallIcon',
    'games.showIcon',
    'jackpots.verifyPath',
    'lotteryMenus.showIcon',
    'memberIcon.avatar',
    'pointReward.picture',
    'promotions.picture',
    'raffles.picture',
    'referralDetails.promotionDomains',
    'systemStatus.analytics.origin',
    'systemStatus.imageCDNs',
    'systemStatus.launchGameCDNs',
    'systemStatus.resources.url',
    'systemTemplates.picture',
    'winnerBoard.iconUrl',
  ])
})

test('drops entries without a usable address and replaces pictures with the fallback', async () => {
  const { data, errors } = await member.send(`{
    site { analytics { origin } downloads { url } socialLinks { url } addresses { url } imageHosts
      banners(group: "w_home") { id } bannerGroups { name }
      promotions(pageSize: 1) { nodes { picture } } vendors: navigation { vendors { logo } } }
    hotGames(first: 1) { picture }
    viewer { avatar referral { links } }
  }`)
  expect(errors).toEqual([])
  const fallback = expect.stringMatching(new RegExp(`^${SITE_ORIGIN}/media/v-[\\w-]{10}/fallback\\.svg$`))
  expect(data).toMatchObject({
    site: {
      downloads: [],
      socialLinks: [],
      addresses: [],
      analytics: null,
      imageHosts: [SITE_ORIGIN],
      banners: [],
      bannerGroups: [],
      promotions: { nodes: [{ picture: fallback }] },
    },
    hotGames: [{ picture: fallback }],
    viewer: {
      avatar: expect.stringMatching(new RegExp(`^${SITE_ORIGIN}/media/v-[\\w-]{10}/avatars/`)),
      referral: { links: [expect.stringContaining(`${SITE_ORIGIN}/register?referralCode=`)] },
    },
  })
})

test('refuses to launch games or begin sign-ins at such an address', async () => {
  const { data } = await member.send(`mutation { launchGame(input: { gameId: "1" }) {
    ... on LaunchGameSuccess { launchUrl } ... on Problem { code } } }`)
  expect(data).toEqual({ launchGame: { code: 'PLATFORM_UNAVAILABLE' } })
  const { data: begun } = await gateway.browser()
    .send(`mutation { beginIdentityProviderLogIn(input: { provider: GOOGLE }) {
    ... on IdentityProviderRedirectSuccess { redirectUrl } ... on Problem { code } } }`)
  expect(begun).toEqual({ beginIdentityProviderLogIn: { code: 'IDENTITY_PROVIDER_UNAVAILABLE' } })
  const counted = [...gateway.gateway.degradations.counts.keys()]
  expect(counted).toEqual(expect.arrayContaining(['domainRoutes.url', 'launchGame.game_url', 'social.address']))
})

// Without a tag the policy is that of http.test.ts.
test('returns the platform’s tag, and allows its origin for scripts and requests only', async () => {
  const { data } = await stack.browser().send('{ site { analytics { tagId origin } } }')
  expect(data).toEqual({ site: { analytics: { tagId: 'TAG-1', origin: ANALYTICS_ORIGIN } } })
  const text = String((await stack.gateway.app.inject('/livez')).headers['content-security-policy'])
  const policy = new Map(text.split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
  expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/), ANALYTICS_ORIGIN])
  expect([...policy].filter(([, sources]) => sources.includes(ANALYTICS_ORIGIN)).map(([name]) => name)).toEqual([
    'script-src',
    'connect-src',
  ])
  expect([...policy.values()].flat().filter((source) => /unsafe-eval|nonce|\*/.test(source))).toEqual([])
})
