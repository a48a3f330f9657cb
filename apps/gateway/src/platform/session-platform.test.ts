import { favouriteIds, addFavourite } from '@playhouse/platform-api/games.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { exportJWK, generateKeyPair } from 'jose'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { troubleClient } from './trouble-client.fixture.ts'
import { json } from './trouble-server.fixture.ts'
import { PublicCache } from './public-cache.ts'
import { PublicPlatform } from './public-platform.ts'
import { RequestDeadline } from './call-context.ts'
import { SessionPlatform } from './session-platform.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function createClientFor(behave: Parameters<typeof troubleClient>[0], cipher?: string) {
  const trouble = await troubleClient(behave, undefined, cipher)
  closing.push(trouble.close)
  return trouble
}

test('deduplicates reads within a request until it writes, and shares nothing between requests', async () => {
  const { server, client, facts } = await createClientFor((_request, response, count) =>
    json(response, { success: true, value: { nodeIds: [count], notes: [] } }),
  )
  const platform = new SessionPlatform(client, facts, 'token')
  const [first, second] = await Promise.all([platform.read(favouriteIds, {}), platform.read(favouriteIds, {})])
  expect(first).toBe(second)
  expect(server.count).toBe(1)
  await platform.write(addFavourite, { nodeId: 7 })
  expect(await platform.read(favouriteIds, {})).toEqual({ nodeIds: [3], notes: [] })
  expect(await new SessionPlatform(client, facts, 'token').read(favouriteIds, {})).toEqual({ nodeIds: [4], notes: [] })
})

test('completes writes and aborts reads when the caller leaves', async () => {
  const deadline = new RequestDeadline({ sectionMs: 5_000, requestMs: 5_000 })
  let reply = () => {}
  const { server, client, facts } = await createClientFor((request, response) => {
    if (request.url?.startsWith(addFavourite.path))
      reply = () => json(response, { success: true, value: { nodeIds: [7] } })
  })
  const platform = new SessionPlatform(client, { ...facts, signal: deadline.signal, deadline }, 'token')
  const read = platform.read(favouriteIds, {})
  const done = platform.write(addFavourite, { nodeId: 7 })
  await expect.poll(() => server.count).toBe(2)
  deadline.disconnect()
  await expect(read).rejects.toMatchObject({ outage: 'caller_gone' })
  await expect.poll(() => server.abandoned).toBe(1)
  reply()
  await done
  expect(server.abandoned).toBe(1)
})

test('seals a body again for fresh keys when the platform cannot open it', async () => {
  const getKey = async (kid: string) => ({
    ...(await exportJWK((await generateKeyPair('RSA-OAEP-256', { extractable: true })).publicKey)),
    kid,
    alg: 'RSA-OAEP-256',
  })
  const keys = [await getKey('old'), await getKey('new')]
  const sealedFor: unknown[] = []
  let requested = 0
  const { client, facts } = await createClientFor((request, response) => {
    if (request.url === sealingKeys.path)
      return json(response, { success: true, value: { keys: [keys[Math.min(requested++, 1)]] } })
    sealedFor.push(request.headers['encryption'])
    if (sealedFor.length % 2 === 1)
      return json(response, { success: false, message: '', errorCode: 'request_body_required' }, 400)
    return json(response, {
      success: true,
      value: { token: 'x'.repeat(20), id: 1, userName: 'lan', firstTimeLogin: false, passwordExpired: false },
    })
  })
  const platform = new PublicPlatform(client, new PublicCache(), facts)
  expect((await platform.write(login, { username: 'lan', password: 'p' })).id).toBe(1)
  expect(sealedFor).toEqual(['jwe;kid=old', 'jwe;kid=new'])
  expect(requested).toBe(2)
})

const LOGGED_IN = {
  success: true,
  value: { token: 'x'.repeat(20), id: 1, userName: 'lan', firstTimeLogin: false, passwordExpired: false },
}
const CREDENTIALS = { username: 'lan', password: 'p' }

async function createPlatformFor(cipher: string, ...refusals: string[]) {
  const received: { url: string | undefined; encryption: unknown; body: unknown }[] = []
  const { client, facts } = await createClientFor(async (request, response) => {
    const body = await text(request)
    const { url, headers } = request
    received.push({ url, encryption: headers['encryption'], body: body && (JSON.parse(body) as unknown) })
    const errorCode = refusals.shift()
    json(response, errorCode ? { success: false, message: '', errorCode } : LOGGED_IN, errorCode ? 400 : 200)
  }, cipher)
  return { received, platform: new PublicPlatform(client, new PublicCache(), facts) }
}

test('sends plain bodies and asks for no key with the cipher none', async () => {
  const { received, platform } = await createPlatformFor('none')
  expect((await platform.write(login, CREDENTIALS)).id).toBe(1)
  expect(received).toEqual([{ url: login.path, encryption: undefined, body: CREDENTIALS }])
})

test('sends a plain body once when the platform refuses it', async () => {
  const { received, platform } = await createPlatformFor('none', 'request_body_required')
  await expect(platform.write(login, CREDENTIALS)).rejects.toMatchObject({ code: 'request_body_required' })
  expect(received).toHaveLength(1)
})

test.each([
  ['once', false, 'refused'],
  ['again after a refusal', true, 'done'],
])('sends what an operator’s cipher seals %s', async (_how, retries, outcome) => {
  const cipher = join(mkdtempSync(join(tmpdir(), 'cipher-')), 'cipher.mjs')
  const seal = `async seal(body) { return { value: Buffer.from(JSON.stringify(body)).toString('hex'), encryption: 'hex;v=1' } }`
  writeFileSync(cipher, `export default { retries: ${retries}, ${seal} }`)
  const { received, platform } = await createPlatformFor(cipher, 'request_body_required')
  const written = platform.write(login, CREDENTIALS).then(
    () => 'done',
    () => 'refused',
  )
  expect(await written).toBe(outcome)
  const sealed = { value: Buffer.from(JSON.stringify(CREDENTIALS)).toString('hex') }
  const call = { url: login.path, encryption: 'hex;v=1', body: sealed }
  expect(received).toEqual(retries ? [call, call] : [call])
  rmSync(dirname(cipher), { recursive: true })
})
