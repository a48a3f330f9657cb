import { favouriteIds, addFavourite } from '@playhouse/platform-api/games.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { exportJWK, generateKeyPair } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { troubleClient } from '../../test/trouble-client.ts'
import { json } from '../../test/trouble-server.ts'
import { PublicCache } from './public-cache.ts'
import { PublicPlatform } from './public-platform.ts'
import { RequestTime } from './request-time.ts'
import { SessionPlatform } from './session-platform.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function clientOf(behave: Parameters<typeof troubleClient>[0]) {
  const trouble = await troubleClient(behave)
  closing.push(trouble.close)
  return trouble
}

test('a request asks the same once, and anew after it has done something; two requests share nothing', async () => {
  const { server, client, facts } = await clientOf((_request, response, count) =>
    json(response, { success: true, value: { nodeIds: [count] } }),
  )
  const platform = new SessionPlatform(client, facts, 'token')
  const [first, second] = await Promise.all([platform.ask(favouriteIds, {}), platform.ask(favouriteIds, {})])
  expect(first).toBe(second)
  expect(server.count).toBe(1)
  await platform.act(addFavourite, { nodeId: 7 })
  expect(await platform.ask(favouriteIds, {})).toEqual({ nodeIds: [3] })
  expect(await new SessionPlatform(client, facts, 'token').ask(favouriteIds, {})).toEqual({ nodeIds: [4] })
})

test('what somebody asked to be done is done, though nobody waits for it any more; what was read is hung up', async () => {
  const time = new RequestTime({ sectionMs: 5_000, requestMs: 5_000 })
  let answer = () => {}
  const { server, client, facts } = await clientOf((request, response) => {
    if (request.url?.startsWith(addFavourite.path))
      answer = () => json(response, { success: true, value: { nodeIds: [7] } })
  })
  const platform = new SessionPlatform(client, { ...facts, signal: time.whole, time }, 'token')
  const read = platform.ask(favouriteIds, {})
  const done = platform.act(addFavourite, { nodeId: 7 })
  await expect.poll(() => server.count).toBe(2)
  time.leave()
  await expect(read).rejects.toMatchObject({ outage: 'caller_gone' })
  await expect.poll(() => server.abandoned).toBe(1)
  answer()
  await done
  expect(server.abandoned).toBe(1)
})

test('a body that the platform cannot open is sealed once more for its fresh keys', async () => {
  const keyOf = async (kid: string) => ({
    ...(await exportJWK((await generateKeyPair('RSA-OAEP-256', { extractable: true })).publicKey)),
    kid,
    alg: 'RSA-OAEP-256',
  })
  const keys = [await keyOf('old'), await keyOf('new')]
  const sealedFor: unknown[] = []
  let asked = 0
  const { client, facts } = await clientOf((request, response) => {
    if (request.url === sealingKeys.path)
      return json(response, { success: true, value: { keys: [keys[Math.min(asked++, 1)]] } })
    sealedFor.push(request.headers['encryption'])
    if (sealedFor.length % 2 === 1)
      return json(response, { success: false, message: '', errorCode: 'request_body_required' }, 400)
    return json(response, {
      success: true,
      value: { token: 'x'.repeat(20), id: 1, userName: 'lan', firstTimeLogin: false, passwordExpired: false },
    })
  })
  const platform = new PublicPlatform(client, new PublicCache(), facts)
  expect((await platform.act(login, { username: 'lan', password: 'p' })).id).toBe(1)
  expect(sealedFor).toEqual(['jwe;kid=old', 'jwe;kid=new'])
  expect(asked).toBe(2)
})
