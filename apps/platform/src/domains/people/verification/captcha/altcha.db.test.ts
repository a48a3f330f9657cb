import type { Payload } from 'altcha-lib'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { humanProofUse } from '../../../../db/tables/verification.ts'
import { altchaVerifier, type HumanVerifier } from './altcha.ts'
import { getProof, solveHumanChallenge } from './human-proof.fixture.ts'
import { outcomes, useScratchDatabase } from '../scratch.fixture.ts'

const database = useScratchDatabase()
let human: HumanVerifier
beforeAll(async () => {
  human = await altchaVerifier(database(), { cost: 10, steps: 20 })
})
afterEach(() => vi.useRealTimers())

const newProof = async () => solveHumanChallenge((await human.newChallenge())?.challenge)
const getContent = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString()) as Payload
const REFUSED = { code: 'human.check.failed' }

test('accepts a solved challenge once', async () => {
  const proof = await newProof()
  await expect(human.verifyHuman(proof)).resolves.toBeUndefined()
  await expect(human.verifyHuman(proof)).rejects.toMatchObject(REFUSED)
})

test('accepts one of twenty concurrent uses of a proof', async () => {
  const proof = await newProof()
  const ended = await outcomes(Array.from({ length: 20 }, () => human.verifyHuman(proof)))
  expect(ended.toSorted()).toEqual([...Array<string>(19).fill('human.check.failed'), 'ok'])
})

test('expires a proof after five minutes', async () => {
  const [early, late] = [await newProof(), await newProof()]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4.9 * 60_000 })
  await expect(human.verifyHuman(early)).resolves.toBeUndefined()
  vi.setSystemTime(Date.now() + 0.2 * 60_000)
  await expect(human.verifyHuman(late)).rejects.toMatchObject(REFUSED)
})

test.each<[string, (content: Payload) => unknown]>([
  [
    'another solution',
    ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } }),
  ],
  ['no work', ({ challenge }) => ({ challenge, solution: { counter: 0, derivedKey: '' } })],
  [
    'a puzzle made easier',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } },
      solution,
    }),
  ],
  [
    'a puzzle made fresh again',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: Date.now() / 1000 + 86_400 } },
      solution,
    }),
  ],
  [
    'a puzzle of its own',
    ({ challenge, solution }) => ({ challenge: { ...challenge, signature: '00'.repeat(32) }, solution }),
  ],
  ['no challenge', ({ solution }) => ({ solution })],
  ['a list', () => []],
])('%s is refused', async (_, changed) => {
  const content = getContent(await newProof())
  await expect(human.verifyHuman(getProof(changed(content)))).rejects.toMatchObject(REFUSED)
})

test.each([undefined, '', 'x', 'e30=', getProof(null), 'A'.repeat(4_000)])('rejects the proof %j', async (text) => {
  await expect(human.verifyHuman(text)).rejects.toMatchObject(REFUSED)
})

test('accepts challenges of other processes, each once', async () => {
  const other = await altchaVerifier(database(), { cost: 10, steps: 20 })
  const proof = await newProof()
  const ended = await outcomes([human.verifyHuman(proof), other.verifyHuman(proof)])
  expect(ended.toSorted()).toEqual(['human.check.failed', 'ok'])
  expect(await database().$count(humanProofUse)).toBeGreaterThan(0)
})
