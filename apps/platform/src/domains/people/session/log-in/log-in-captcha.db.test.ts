import { login } from '@playhouse/platform-api/session.ts'
import { humanChallenge } from '@playhouse/platform-api/verification.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { brandModule } from '../../../../db/tables/brand.ts'
import { logInGuard } from '../../../../db/tables/members.ts'
import { captcha } from '../../../../db/tables/verification.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { solveHumanChallenge } from '../../verification/captcha/human-proof.fixture.ts'
import { getFailure, drawCaptchaWith } from './log-in.fixture.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { LOG_INS_PER_HOUR: '10000' },
  })
})
afterAll(() => harness.close())

const logIn = (username: string, password = PASSWORD, more: object = {}) =>
  harness.call(login, { username, password, ...more })
const failThrice = async (username: string) => {
  const responses = []
  for (let index = 0; index < 3; index += 1) responses.push(await logIn(username, 'wrong'))
  return responses
}

describe('after three failures', () => {
  test.each(['hoa', 'nobodyhere'])('%s needs a captcha, announced by the third failure', async (username) => {
    const responses = await failThrice(username)
    expect(responses.map(({ body }) => body)).toMatchObject([
      { errorCode: 'login.failed' },
      { errorCode: 'login.failed' },
      { errorCode: 'login.failed', value: { captcha: true } },
    ])
    expect(responses[1]?.body).not.toHaveProperty('value')
    for (const none of [
      {},
      { captcha: 'ABCDE' },
      { captchaId: '00000000-0000-4000-8000-000000000000', captcha: 'X' },
    ]) {
      const refused = await logIn(username, PASSWORD, none)
      expect(refused).toMatchObject({ status: 400, ...getFailure('captcha.failed') })
      expect(refused.body).toMatchObject({ value: { captcha: true } })
    }
    // An attempt without a required captcha does not count.
    const [guard] = await harness.database.select().from(logInGuard).where(eq(logInGuard.username, username))
    expect(guard?.failures).toBe(3)
  })

  test('logs in with correct characters and password, and asks for none afterwards', async () => {
    await failThrice('lan')
    expect((await logIn('lan', PASSWORD, await drawCaptchaWith(harness, 'KMPRT'))).status).toBe(200)
    expect((await logIn('lan')).status).toBe(200)
  })

  test('accepts a picture once, in any case, unless expired', async () => {
    await failThrice('minh')
    const picture = await drawCaptchaWith(harness, 'ACEFH')
    expect(await logIn('minh', 'wrong', { ...picture, captcha: 'acefh' })).toMatchObject(getFailure('login.failed'))
    expect(await logIn('minh', PASSWORD, picture)).toMatchObject(getFailure('captcha.failed'))
    const stale = await drawCaptchaWith(harness, 'ACEFH')
    await harness.database
      .update(captcha)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(captcha.id, stale.captchaId))
    expect(await logIn('minh', PASSWORD, stale)).toMatchObject(getFailure('captcha.failed'))
    const wrong = await drawCaptchaWith(harness, 'ACEFH')
    expect(await logIn('minh', PASSWORD, { ...wrong, captcha: 'ACEFK' })).toMatchObject(getFailure('captcha.failed'))
    expect(await logIn('minh', PASSWORD, wrong)).toMatchObject(getFailure('captcha.failed'))
    expect((await logIn('minh', PASSWORD, await drawCaptchaWith(harness, 'ACEFH'))).status).toBe(200)
  })

  test('reports the lock instead of asking for a captcha', async () => {
    await failThrice('agentb')
    for (let index = 0; index < 2; index += 1) await logIn('agentb', 'wrong', await drawCaptchaWith(harness, 'XYXYX'))
    expect(await logIn('agentb')).toMatchObject({ status: 423, ...getFailure('login.locked') })
  })

  test('checks at most one password for fifty concurrent attempts with one picture', async () => {
    await failThrice('suba')
    const picture = await drawCaptchaWith(harness, 'KMPRT')
    const tries = await Promise.all(Array.from({ length: 50 }, () => logIn('suba', 'wrong', picture)))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(1)
  })

  test('asks for none without the module', async () => {
    const set = (enabled: boolean) =>
      harness.database.update(brandModule).set({ enabled }).where(eq(brandModule.modId, 'CAPTCHA3'))
    await set(false)
    await harness.restart()
    const responses = await failThrice('childless')
    expect(responses[2]?.body).not.toHaveProperty('value')
    expect((await logIn('childless')).status).toBe(200)
    await set(true)
    await harness.restart()
  })
})

describe('with the human check', () => {
  let strict: TestPlatform
  beforeAll(async () => {
    strict = await openTestPlatform({
      template: 'small',
      environment: { HUMAN_CHECK: 'true', HUMAN_CHECK_COST: '10' },
    })
  })
  afterAll(() => strict.close())
  const proof = async () => solveHumanChallenge((await strict.call(humanChallenge, {})).value.challenge)
  const tryIn = (more: object) => strict.call(login, { username: 'lan', password: PASSWORD, ...more })

  test('accepts a proof once and checks no password without one', async () => {
    expect(await tryIn({})).toMatchObject({ status: 400, ...getFailure('human.check.failed') })
    expect(await tryIn({ humanProof: 'no proof' })).toMatchObject(getFailure('human.check.failed'))
    expect(await strict.database.$count(logInGuard)).toBe(0)
    const humanProof = await proof()
    expect((await tryIn({ humanProof })).status).toBe(200)
    expect(await tryIn({ humanProof })).toMatchObject(getFailure('human.check.failed'))
  })

  test('reports missing fields before using up a proof', async () => {
    const humanProof = await proof()
    const empty = await strict.call(login, { username: ' ', password: '', humanProof })
    expect(empty.body).toMatchObject({ value: { fields: { username: 'required', password: 'required' } } })
    expect((await tryIn({ humanProof })).status).toBe(200)
  })
})
