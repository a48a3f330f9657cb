import { documentHash } from '@playhouse/testing/document-hash.ts'
import { makeWebRoot } from '@playhouse/testing/web-root.ts'
import { openDatabase, type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmDeposit } from '../../apps/platform/src/ledger/cashier.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { CAN_RUN_EDGE, type Edge, startEdge } from '../../apps/gateway/test/edge.ts'
import { type LiveStream, openLive } from '../../apps/gateway/test/live-stream.ts'
import { startTestStack, type TestStack } from '../../scripts/testing/stack.ts'
import { launchBody } from './vendor.fixture.ts'

const DAY_MS = 86_400_000
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.runIf(CAN_RUN_EDGE)('a member behind the edge', () => {
  const webRoot = makeWebRoot()
  const token = randomBytes(32).toString('base64url')
  let world: Awaited<ReturnType<typeof scratchDatabase>>
  let database: Database
  let stack: TestStack
  let edge: Edge
  let memberId = 0
  let gameId = ''

  beforeAll(async () => {
    world = await scratchDatabase({ template: 'world' })
    database = openDatabase(world.url)
    stack = await startTestStack(world.url, { webRoot, env: { GAMES_ROOT: join(webRoot, 'client') } })
    const address = (url: string) => new URL(url).host
    const gatewayPort = Number(new URL(stack.siteUrl).port)
    const parties = { 'platform:4202': address(stack.platformUrl), 'simulators:4204': address(stack.vendorUrl) }
    edge = await startEdge(gatewayPort, {}, {}, parties)
    edge.names.addresses = ['127.0.0.1']
    const { rows } = await database.$client.query<{ memberId: number; gameId: string }>(
      `select member.id as "memberId", (select node_id::text from game join vendor on code = vendor_code
         where category = 'RNG' and model_id is not null and not maintenance and wallet_mode = 'seamless'
         order by popularity desc limit 1) as "gameId"
       from member where username = 'haiyen21'`,
    )
    memberId = rows[0]?.memberId ?? 0
    gameId = rows[0]?.gameId ?? ''
    await database.$client.query('insert into session (token_hash, member_id, address) values ($1, $2, $3)', [
      createHash('sha256').update(token).digest(),
      memberId,
      '127.0.0.1',
    ])
  })
  afterAll(async () => {
    await edge?.close()
    await stack?.stop()
    await database?.$client.end()
    await world?.drop()
    rmSync(webRoot, { recursive: true, force: true })
  })

  const headers = { authorization: `Bearer ${token}` }
  const getBody = (operationName: string, variables: object) => {
    return {
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(operationName) } },
    }
  }
  async function ask(operation: string, input: object): Promise<Record<string, string>> {
    const response = await fetch(`${edge.url}/graphql`, {
      method: 'POST',
      // Sent by browsers; decides which site may frame the game.
      headers: { ...headers, 'content-type': 'application/json', origin: stack.siteUrl },
      body: JSON.stringify(getBody(operation, { input })),
    })
    const { data } = (await response.json()) as { data: Record<string, Record<string, string>> }
    return Object.values(data)[0] ?? {}
  }
  /** The edge's address for one of the platform or a vendor. */
  const through = (origin: string, url = '') => {
    const { pathname, search } = new URL(url)
    return `${origin}${pathname}${search}`
  }

  test('receives a deposit event on the live stream without buffering', async () => {
    const stream: LiveStream = await openLive(edge.url, { headers, body: getBody('Live', { after: null }) })
    expect(stream.status).toBe(200)
    await expect.poll(() => stream.beats()).toBeGreaterThan(0)
    await withTransaction(database, (tx) =>
      confirmDeposit(tx, {
        memberId,
        amount: 1_000_000_000n,
        channel: 'BANK_TRANSFER',
        paymentReference: `EDGE-${randomUUID()}`,
        createdAt: new Date(),
      }),
    )
    await expect.poll(() => stream.events.map(({ __typename }) => __typename)).toContain('BalanceChanged')
    stream.close()
    await stream.ended
  })

  test('uploads an image once and can view it', async () => {
    const { id, url } = await ask('CreateUpload', { purpose: 'AVATAR' })
    const put = () =>
      fetch(through(edge.mediaUrl, url), {
        method: 'PUT',
        headers: { 'content-type': 'image/png', origin: stack.siteUrl },
        body: new Uint8Array(PNG),
      })
    const sent = await put()
    expect([sent.status, await sent.json()]).toMatchObject([200, { value: { id, width: 256, height: 256 } }])
    expect(sent.headers.get('access-control-allow-origin')).toBe(stack.siteUrl)
    expect((await put()).ok).toBe(false)
    const { url: viewUrl } = await ask('ViewUpload', { id: id ?? '' })
    const seen = await fetch(through(edge.mediaUrl, viewUrl))
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
    expect(Buffer.from(await seen.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP')
  })

  test('downloads a year of rounds as CSV, once per link', async () => {
    const day = (ago: number) => new Date(Date.now() + 7 * 3_600_000 - ago * DAY_MS).toISOString().slice(0, 10)
    const { url } = await ask('CreateRecordFile', { betting: { from: day(365), to: day(0) } })
    const file = await fetch(through(edge.mediaUrl, url))
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
    expect(file.headers.get('cache-control')).toBe('no-store')
    const { rows } = await database.$client.query<{ rounds: number }>(
      'select count(*)::integer as rounds from round where member_id = $1',
      [memberId],
    )
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength((rows[0]?.rounds ?? 0) + 1)
    expect((await fetch(through(edge.mediaUrl, url))).status).toBe(410)
  })

  test('launches a game once per launch URL', async () => {
    const response = await ask('LaunchGame', { gameId })
    expect(response).toMatchObject({ launchUrl: expect.any(String) })
    const { launchUrl = '' } = response
    const page = await fetch(through(edge.gamesUrl, launchUrl))
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Built page')])
    const launch = () =>
      fetch(`${edge.gamesUrl}/play/api/launch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'null' },
        body: JSON.stringify(launchBody(launchUrl)),
      })
    const launched = await launch()
    expect([launched.status, await launched.json()]).toMatchObject([200, { playToken: expect.any(String) }])
    expect((await launch()).ok).toBe(false)
  })

  test.each([
    '/wps/session/login',
    '/seamless/balance',
    '/internal',
    '/metrics',
    '/office',
    '/media/../wps/member/info',
  ])('does not expose the platform at %s', async (path) => {
    for (const origin of [edge.mediaUrl, edge.gamesUrl]) {
      expect([origin, (await fetch(`${origin}${path}`)).status]).toEqual([origin, 404])
    }
  })
})
