import { createAffiliateUrl, registeredAffiliates } from '@playhouse/platform-api/agent-downline.ts'
import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { logInHistory, securityConfig } from '@playhouse/platform-api/session-security.ts'
import * as contract from '@playhouse/platform-api/session-social.ts'
import { login, passLogInCheck } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { brandModule } from '../../apps/platform/src/db/tables/brand.ts'
import { member } from '../../apps/platform/src/db/tables/members.ts'
import { referralCode, registration } from '../../apps/platform/src/db/tables/registration.ts'
import { authenticator, socialAttempt, socialIdentity } from '../../apps/platform/src/db/tables/security.ts'
import { ownId } from '../../apps/simulators/src/identity-provider/people.ts'
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../../apps/simulators/src/identity-provider/identity-provider.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import {
  authenticatorOwner,
  createTotp,
} from '../../apps/platform/src/domains/people/session/second-factor/authenticator.ts'
import { openSession } from '../../apps/platform/src/domains/people/session/sessions/live-session.ts'
import { signInAtIssuer } from '../../apps/platform/src/domains/people/session/social/play-browser.fixture.ts'
import { secretBox } from '../../apps/platform/src/request/secret-box.ts'

const SITE = 'http://localhost:4200'
const CLIENT = { clientId: 'playhouse', clientSecret: 'a secret of the tests alone' }
type Issuer = 'google' | 'facebook'

let harness: TestPlatform
let issuer: IdentityProvider
beforeAll(async () => {
  issuer = await startIdentityProvider({ host: '127.0.0.1', port: await freePort(), siteOrigins: [SITE], ...CLIENT })
  const { google, facebook } = issuer.addresses
  harness = await openTestPlatform({
    template: 'empty',
    prepare: async (database) => {
      await makeSmallWorld(database)
      // The second factor at unknown addresses is tested with the log-in.
      await database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'LOGINIPVERF3'))
    },
    environment: {
      GOOGLE_ISSUER: google,
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      FACEBOOK_ISSUER: facebook,
      FACEBOOK_CLIENT_ID: CLIENT.clientId,
      FACEBOOK_CLIENT_SECRET: CLIENT.clientSecret,
      SOCIAL_PLAY: 'true',
    },
  })
})
afterAll(async () => {
  await harness.close()
  await issuer.close()
})

const refusedAs = (errorCode: string) => ({ body: expect.objectContaining({ success: false, errorCode }) })
type Invited = Pick<InputOf<typeof contract.beginSocialSignIn>, 'affiliateCode' | 'referralCode'>
const begin = async (at: Issuer, invited: Invited = {}) =>
  (await harness.call(contract.beginSocialSignIn, { issuer: at, origin: SITE, ...invited })).value
const finish = (at: Issuer, back: URL, browserMark: string) =>
  harness.call(contract.signInBySocial, { issuer: at, query: back.search.slice(1), browserMark })

async function signInAs(at: Issuer, person: string, invited?: Invited) {
  const { address, browserMark } = await begin(at, invited)
  return finish(at, await signInAtIssuer(address, { person }), browserMark)
}

async function getSession(username: string) {
  const [found] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, username))
  const memberId = found?.id ?? 0
  const caller = { address: '127.0.0.1', device: undefined }
  return { memberId, token: await withTransaction(harness.database, (tx) => openSession(tx, memberId, caller)) }
}

const readInfo = async (token: string) => (await harness.call(memberInfo, {}, { token })).value

describe('signing in with an identity provider', () => {
  test('lists the identity providers and marks them as simulated', async () => {
    const { list } = (await harness.call(contract.socialIssuers, {})).value
    expect(list).toEqual([
      { issuer: 'google', play: true },
      { issuer: 'facebook', play: true },
    ])
  })

  test('redirects with state, nonce and PKCE, and stores only hashes of what must come back', async () => {
    const { address, browserMark } = await begin('google')
    const requested = new URL(address).searchParams
    expect(Object.fromEntries(requested)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${SITE}/login/google`,
      scope: 'openid email profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(requested.get(name)?.length).toBeGreaterThan(30)
    const { rows } = await harness.database.execute<{ json: string }>(
      sql`select row_to_json(social_attempt)::text as json from social_attempt`,
    )
    const stored = rows.map((row) => row.json).join() + harness.logged()
    expect(stored).not.toContain(requested.get('state'))
    expect(stored).not.toContain(browserMark)
  })

  test('opens an account without a password the first time, and the same one later', async () => {
    const first = await signInAs('google', 'play-mai')
    expect(first).toMatchObject({ status: 200, value: { firstTimeLogin: true } })
    expect(first.value.userName).toMatch(/^g\d{9}$/)
    const info = await readInfo(first.value.token)
    expect(info).toMatchObject({ nickname: 'Mai Sương', type: 0, email: 'm***@play.example' })
    const again = await signInAs('google', 'play-mai')
    expect(again.value).toMatchObject({ userName: first.value.userName, firstTimeLogin: false })
    const { list } = (await harness.call(logInHistory, {}, { token: again.value.token })).value
    expect(list.map(({ method, outcome }) => [method, outcome])).toEqual([
      ['google', 'signed-in'],
      ['google', 'signed-in'],
    ])
    const config = (await harness.call(securityConfig, {}, { token: again.value.token })).value
    expect(config).toMatchObject({ hasPassword: false, identities: [{ issuer: 'google' }] })
    const [row] = await harness.database.select().from(member).where(eq(member.username, first.value.userName))
    expect(row?.emailVerifiedAt).not.toBeNull()
  })

  test('places the account below the agent who invited', async () => {
    await harness.database.update(member).set({ affiliateCode: 'LOTUS8' }).where(eq(member.username, 'agentb'))
    const { value } = await signInAs('google', ownId('Nhã'), { affiliateCode: 'lotus8' })
    const [row] = await harness.database.select().from(member).where(eq(member.username, value.userName))
    const { memberId } = await getSession('agentb')
    expect(row?.parentId).toBe(memberId)
  })

  test('counts as a registration by the agent’s link', async () => {
    const { token } = await getSession('agentb')
    const { code } = (await harness.call(createAffiliateUrl, { name: 'Spring', rate: 0 }, { token })).value
    const { value } = await signInAs('google', ownId('Thu'), { affiliateCode: code.toLowerCase() })
    expect((await harness.call(registeredAffiliates, { code }, { token })).value).toMatchObject({
      totalCount: 1,
      list: [{ account: value.userName, code }],
    })
  })

  test('is invited by the member whose code the link has', async () => {
    const { memberId } = await getSession('minh')
    await harness.database.insert(referralCode).values({ code: 'MINHS4', memberId })
    const { value } = await signInAs('facebook', ownId('Vy'), { referralCode: 'minhs4' })
    const [row] = await harness.database.select().from(registration).where(eq(registration.memberId, value.id))
    expect(row).toMatchObject({ invitedById: memberId, referralCode: 'minhs4' })
  })

  test.each(['../../etc', '', '🙂', 'x'.repeat(40)])('makes a plain nickname of %j', async (name) => {
    const { value } = await signInAs('google', ownId(name))
    expect((await readInfo(value.token)).nickname).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]{1,23}$/u)
  })
})

describe('callback', () => {
  test('is accepted once', async () => {
    const { address, browserMark } = await begin('google')
    const back = await signInAtIssuer(address, { person: 'play-khoa' })
    expect((await finish('google', back, browserMark)).status).toBe(200)
    expect(await finish('google', back, browserMark)).toMatchObject(refusedAs('social.failed'))
  })

  test('is accepted only in the browser that was redirected', async () => {
    const attacker = await begin('google')
    const victim = await begin('google')
    const back = await signInAtIssuer(attacker.address, { person: 'play-khoa' })
    expect(await finish('google', back, victim.browserMark)).toMatchObject(refusedAs('social.failed'))
    expect(await finish('google', back, '')).toMatchObject(refusedAs('social.failed'))
  })

  test('is accepted only for its issuer, with its state, in time', async () => {
    const { address, browserMark } = await begin('google')
    const back = await signInAtIssuer(address, { person: 'play-khoa' })
    expect(await finish('facebook', back, browserMark)).toMatchObject(refusedAs('social.failed'))
    const forged = new URL(back)
    forged.searchParams.set('state', 'A'.repeat(43))
    expect(await finish('google', forged, browserMark)).toMatchObject(refusedAs('social.failed'))
    await harness.database.update(socialAttempt).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await finish('google', back, browserMark)).toMatchObject(refusedAs('social.failed'))
  })

  test('is refused with another code, nonce or issuer', async () => {
    const wrongCode = await begin('google')
    const back = await signInAtIssuer(wrongCode.address, { person: 'play-khoa' })
    back.searchParams.set('code', 'A'.repeat(43))
    expect(await finish('google', back, wrongCode.browserMark)).toMatchObject(refusedAs('social.failed'))

    const replayed = await begin('google')
    const fine = await signInAtIssuer(replayed.address, { person: 'play-khoa' })
    await harness.database.update(socialAttempt).set({ nonce: 'another' })
    expect(await finish('google', fine, replayed.browserMark)).toMatchObject(refusedAs('social.failed'))

    const mixed = await begin('google')
    const from = await signInAtIssuer(mixed.address, { person: 'play-khoa' })
    from.searchParams.set('iss', issuer.addresses.facebook)
    expect(await finish('google', from, mixed.browserMark)).toMatchObject(refusedAs('social.failed'))
    expect(harness.logged()).toContain('social sign-in failed')
  })

  test('opens nothing after cancelling', async () => {
    const { address, browserMark } = await begin('facebook')
    const back = await signInAtIssuer(address, { person: '' })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(await finish('facebook', back, browserMark)).toMatchObject(refusedAs('social.failed'))
  })

  test('returns only to pages of the brand', async () => {
    const elsewhere = { issuer: 'google', origin: 'https://evil.example' } as const
    expect((await harness.call(contract.beginSocialSignIn, elsewhere)).body).toMatchObject({
      errorCode: 'request_param_err',
      value: { fields: { origin: 'pattern' } },
    })
  })
})

describe('linking', () => {
  const ownEmail = (username: string, email: string, verified: boolean) =>
    harness.database
      .update(member)
      .set({ email, emailVerifiedAt: verified ? new Date() : null })
      .where(eq(member.username, username))

  test('by e-mail requires an address verified on both sides', async () => {
    await harness.database.delete(socialIdentity)
    await harness.database.update(member).set({ email: null, emailVerifiedAt: null })
    // Verified at the issuer, but typed here without verification by a possible stranger.
    await ownEmail('minh', 'mai@play.example', false)
    expect((await signInAs('google', 'play-mai')).value.userName).toMatch(/^g\d{9}$/)
    // Verified here, but not at the issuer.
    await ownEmail('hoa', 'long@play.example', true)
    expect((await signInAs('google', 'play-long')).value.userName).toMatch(/^g\d{9}$/)
    // Without a claim about it, the address counts as not verified.
    await ownEmail('minh', 'mai@play.example', true)
    expect((await signInAs('facebook', 'play-mai')).value.userName).toMatch(/^f\d{9}$/)

    await harness.database.delete(socialIdentity)
    await harness.database.update(member).set({ email: null, emailVerifiedAt: null })
    await ownEmail('minh', 'mai@play.example', true)
    expect((await signInAs('google', 'play-mai')).value).toMatchObject({ userName: 'minh' })
    expect((await signInAs('google', 'play-mai')).value).toMatchObject({ userName: 'minh' })
  })

  test('by the owner requires the password and the session that started it', async () => {
    const lan = await getSession('lan')
    const hoa = await getSession('hoa')
    const start = (password: string, token: string) =>
      harness.call(contract.beginSocialLink, { issuer: 'google', origin: SITE, password }, { token })
    expect(await start('wrong', lan.token)).toMatchObject(refusedAs('login.failed'))
    const link = async (token: string, by = token) => {
      const { address, browserMark } = (await start(PASSWORD, by)).value
      const back = await signInAtIssuer(address, { person: ownId('Lan') })
      return harness.call(
        contract.linkSocial,
        { issuer: 'google', query: back.search.slice(1), browserMark },
        { token },
      )
    }
    expect(await link(hoa.token, lan.token)).toMatchObject(refusedAs('social.failed'))
    expect(await link(lan.token)).toMatchObject({ status: 200, value: { issuer: 'google' } })
    expect(await link(hoa.token)).toMatchObject({ status: 409, ...refusedAs('social.taken') })
    expect((await signInAs('google', ownId('Lan'))).value.userName).toBe('lan')
    // A callback for linking does not sign in, and the other way round.
    const { address, browserMark } = (await start(PASSWORD, lan.token)).value
    const back = await signInAtIssuer(address, { person: ownId('Lan') })
    expect(await finish('google', back, browserMark)).toMatchObject(refusedAs('social.failed'))
  })

  test('can be undone, unless it is the last way to log in', async () => {
    const { token } = await getSession('lan')
    const [link] = (await harness.call(securityConfig, {}, { token })).value.identities
    const other = await getSession('hoa')
    const unlink = (id: string, as: string) => harness.call(contract.unlinkSocial, { id }, { token: as })
    expect(await unlink(link?.id ?? '', other.token)).toMatchObject(refusedAs('not.found'))
    expect((await harness.call(securityConfig, {}, { token })).value.identities).toHaveLength(1)
    expect((await unlink(link?.id ?? '', token)).status).toBe(200)
    expect((await harness.call(securityConfig, {}, { token })).value.identities).toEqual([])
    expect(await unlink(link?.id ?? '', token)).toMatchObject(refusedAs('not.found'))
    const alone = (await signInAs('facebook', ownId('Alone'))).value
    const [last] = (await harness.call(securityConfig, {}, { token: alone.token })).value.identities
    expect(await unlink(last?.id ?? '', alone.token)).toMatchObject(refusedAs('last.way.in'))
  })
})

test('requires the authenticator with an identity provider too', async () => {
  const { value } = await signInAs('facebook', ownId('Guarded'))
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const sealedSecret = await secretBox(harness.config.secretKeys).seal(secret, authenticatorOwner(value.id))
  await harness.database.insert(authenticator).values({ memberId: value.id, sealedSecret, confirmedAt: new Date() })
  const held = await signInAs('facebook', ownId('Guarded'))
  expect(held).toMatchObject({ status: 401, ...refusedAs('login_verify_required') })
  const { ticket, methods } = (held.body as { value: { verification: { ticket: string; methods: unknown[] } } }).value
    .verification
  expect(methods).toContainEqual(expect.objectContaining({ method: 'authenticator' }))
  const answer = createTotp(secret).generate()
  const passed = await harness.call(passLogInCheck, { ticket, method: 'authenticator', answer })
  expect(passed.value.userName).toBe(value.userName)
  const { list } = (await harness.call(logInHistory, {}, { token: passed.value.token })).value
  expect(list[0]).toMatchObject({ method: 'facebook', outcome: 'signed-in' })
})

test('reports an unreachable issuer without affecting the others', async () => {
  await issuer.close()
  await harness.restart()
  const refused = await harness.call(contract.beginSocialSignIn, { issuer: 'google', origin: SITE })
  expect(refused).toMatchObject({ status: 503, ...refusedAs('social.unavailable') })
  expect((await harness.call(login, { username: 'minh', password: 'wrong' })).status).toBeGreaterThanOrEqual(400)
})
