import { memberInfo } from '@playhouse/platform-api/member.ts'
import { checkUsername } from '@playhouse/platform-api/registration.ts'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { troubleClient } from './trouble-client.fixture.ts'
import { json, TroubleServer } from './trouble-server.fixture.ts'

const PATIENT = { attemptMs: 20_000, callMs: 20_000, sectionMs: 20_000, requestMs: 20_000 }
const GOOD = '{"success":true,"value":{"available":true}}'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function createClientFor(behave: (response: ServerResponse) => void) {
  const trouble = await troubleClient((_request, response) => behave(response), PATIENT)
  closing.push(trouble.close)
  const ask = () => trouble.client.send(checkUsername, { username: 'lan' }, trouble.facts, { retry: true })
  return { ...trouble, ask }
}

describe('a body', () => {
  test.each<[string, Buffer, Record<string, string>]>([
    [
      'of Latin-1',
      Buffer.from('{"name":"Hà Nội, Đào, Müller"}', 'latin1'),
      { 'content-type': 'application/json; charset=iso-8859-1' },
    ],
    [
      'of UTF-16',
      Buffer.from('\uFEFF{"name":"Đào"}', 'utf16le'),
      { 'content-type': 'application/json; charset=utf-16' },
    ],
    ['that nobody asked to compress', gzipSync(GOOD), { 'content-encoding': 'gzip' }],
  ])('%s is refused, not read with other letters', async (_what, body, headers) => {
    const { ask, server } = await createClientFor((response) => response.writeHead(200, headers).end(body))
    await expect(ask()).rejects.toMatchObject({
      outage: 'bad_answer',
      message: expect.stringContaining('expected UTF-8'),
    })
    expect(server.count).toBe(1)
  })

  test.each([
    ['text/html; charset=iso-8859-1', GOOD],
    ['application/json; charset=utf-8', `\uFEFF${GOOD}`],
    ['application/octet-stream', ` \r\n${GOOD}\n`],
  ])('of JSON is read whatever its content type says: %s', async (contentType, body) => {
    const { ask } = await createClientFor((response) =>
      response.writeHead(200, { 'content-type': contentType }).end(body),
    )
    expect((await ask()).value).toEqual({ available: true })
  })

  test('above the largest size is refused, and not asked for again', async () => {
    const { ask, server } = await createClientFor((response) =>
      response.writeHead(200).end(Buffer.alloc(9_000_000, ' ')),
    )
    await expect(ask()).rejects.toMatchObject({
      outage: 'bad_answer',
      message: expect.stringContaining('expected at most 8388608 bytes'),
    })
    expect(server.count).toBe(1)
  })

  test.each<[string, (response: ServerResponse) => void]>([
    [
      'that is shorter than its stated length',
      (response) => response.writeHead(200, { 'content-length': '1000' }).write(GOOD, () => response.destroy()),
    ],
    [
      'of which the connection closes',
      (response) => response.writeHead(200).write(GOOD.slice(0, 9), () => response.destroy()),
    ],
  ])('%s is asked for again, and never read', async (_what, behave) => {
    const { ask, server } = await createClientFor(behave)
    await expect(ask()).rejects.toMatchObject({ outage: 'connection' })
    expect(server.count).toBe(3)
  })
})

test.each([301, 302, 303, 307, 308])(
  'never follows a redirect with status %i, so that no other host gets a token',
  async (status) => {
    const elsewhere = await TroubleServer.start((_request, response) => json(response, { success: true, value: {} }))
    closing.push(() => elsewhere.close())
    const { client, facts, server } = await createClientFor((response) =>
      response.writeHead(status, { location: `${elsewhere.url}/wps/member/info` }).end(),
    )
    const asking = client.send(memberInfo, {}, facts, { retry: true, token: 'secret-token' })
    await expect(asking).rejects.toMatchObject({
      outage: 'bad_answer',
      message: expect.stringContaining(`memberInfo: expected no redirect, received ${status}`),
    })
    expect([server.count, elsewhere.count]).toEqual([1, 0])
  },
)

test('reports why a response breaks the contract', async () => {
  const { ask, reports } = await createClientFor((response) =>
    json(response, { success: true, value: { available: 'yes' } }),
  )
  await expect(ask()).rejects.toMatchObject({ outage: 'bad_answer' })
  expect(reports).toMatchObject([
    { outcome: 'bad_answer', reason: expect.stringContaining('checkUsername: available: expected boolean') },
  ])
})
