import { puzzleSolver } from '@playhouse/contract-suite/play-parties.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildHumanCheck } from '../../apps/simulators/src/human-check/app.ts'
import { outcomes, useScratchDatabase } from '../../apps/platform/src/domains/people/verification/scratch.fixture.ts'
import {
  altchaVerifier,
  type HumanVerifier,
} from '../../apps/platform/src/domains/people/verification/captcha/altcha.ts'
import { geetestVerifier } from '../../apps/platform/src/domains/people/verification/captcha/geetest.ts'
import {
  getProof,
  solveHumanChallenge,
} from '../../apps/platform/src/domains/people/verification/captcha/human-proof.fixture.ts'

const ACCOUNT = { id: 'playhouse', key: 'the human check of this test' }
const REFUSED = { code: 'human.check.failed' }

const database = useScratchDatabase()
let vendor: Awaited<ReturnType<typeof buildHumanCheck>>
let url: string
let fallback: HumanVerifier
let isOn = true
beforeAll(async () => {
  fallback = await altchaVerifier(database(), { cost: 10, steps: 20 })
  vendor = await buildHumanCheck({
    config: { logLevel: 'silent', requestTimeoutMs: 5_000, geetestId: ACCOUNT.id, geetestKey: ACCOUNT.key },
    logStream: { write: () => {} },
  })
  url = await vendor.listen({ host: '127.0.0.1', port: await freePort() })
})
afterAll(() => vendor.close())

const verifier = (account: Partial<typeof ACCOUNT> & { url?: string } = {}) =>
  geetestVerifier(database(), {
    config: { ...ACCOUNT, url, script: `${account.url ?? url}/gt.js`, ...account },
    fallback,
    isOn: async () => isOn,
  })
const solved = async (human = verifier()): Promise<string> => {
  const started = await human.newChallenge()
  return (await puzzleSolver.puzzle?.({ challenge: started?.challenge ?? '' })) ?? ''
}
const getContent = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString()) as Record<string, string>

test('starts with the vendor’s challenge, keyed with the account’s secret', async () => {
  const first = await verifier().startGeetest()
  expect(first).toEqual({
    gt: 'playhouse',
    challenge: expect.stringMatching(/^[\da-f]{64}$/),
    success: 1,
    new_captcha: true,
  })
  expect((await verifier().startGeetest()).challenge).not.toBe(first.challenge)
})

test('accepts a solution once, also concurrently', async () => {
  const proof = await solved()
  const ended = await outcomes(Array.from({ length: 10 }, () => verifier().verifyHuman(proof)))
  expect(ended.toSorted()).toEqual([...Array<string>(9).fill(REFUSED.code), 'ok'])
})

describe('refuses', () => {
  test.each<[string, (content: Record<string, string>) => object]>([
    ['an unsolved challenge', (content) => ({ ...content, geetest_seccode: 'f|jordan' })],
    ['another challenge', (content) => ({ ...content, geetest_challenge: '0'.repeat(64) })],
    ['no challenge', ({ geetest_validate, geetest_seccode }) => ({ geetest_validate, geetest_seccode })],
  ])('%s', async (_, changed) => {
    const proof = getProof(changed(getContent(await solved())))
    await expect(verifier().verifyHuman(proof)).rejects.toMatchObject(REFUSED)
  })

  test.each([undefined, '', 'x', getProof(null)])('%j', async (text) => {
    await expect(verifier().verifyHuman(text)).rejects.toMatchObject(REFUSED)
  })

  test('a solution under the account of another', async () => {
    const proof = await solved()
    await expect(verifier({ id: 'somebody' }).verifyHuman(proof)).rejects.toMatchObject(REFUSED)
  })
})

describe('while the vendor does not answer', () => {
  const away = () => verifier({ url: 'http://127.0.0.1:9' })

  test('starts with success 0, and asks for a proof of work instead', async () => {
    const human = away()
    expect(await human.startGeetest()).toMatchObject({ success: 0, challenge: expect.stringMatching(/^[\da-f]{32}$/) })
    const challenge = await human.newChallenge()
    expect(challenge?.provider).toBe('ALTCHA')
    await expect(human.verifyHuman(await solveHumanChallenge(challenge?.challenge))).resolves.toBeUndefined()
  })

  test('accepts nothing that only the page says, and not even a genuine solution', async () => {
    const offline = { geetest_challenge: '0'.repeat(32), geetest_validate: 'a'.repeat(32), geetest_seccode: 'a|jordan' }
    await expect(away().verifyHuman(getProof(offline))).rejects.toMatchObject(REFUSED)
    const genuine = await solved()
    await expect(away().verifyHuman(genuine)).rejects.toMatchObject(REFUSED)
  })
})

test('is replaced by the proof of work for an account that the vendor does not know', async () => {
  expect((await verifier({ id: 'somebody' }).newChallenge())?.provider).toBe('ALTCHA')
})

test('gives way to the proof of work when the brand switches it off', async () => {
  isOn = false
  const human = verifier()
  expect((await human.newChallenge())?.provider).toBe('ALTCHA')
  await expect(human.startGeetest()).rejects.toMatchObject({ code: 'function.not.available' })
  isOn = true
})
