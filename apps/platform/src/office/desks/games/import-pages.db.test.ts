import { VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { game, vendor } from '../../../db/tables/games.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { HOST, openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

/** The vendor's answer about its games; undefined is no answer. */
let vendorGames: unknown

let office: TestOffice
let anna: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice({
    vendors: {
      listGames: async () => {
        if (vendorGames === undefined) throw new VendorUnknownError('nobody is there')
        return vendorGames
      },
    },
  })
  anna = await office.logIn('anna')
})
afterAll(() => office.close())

const GAME = {
  nodeId: 9_001,
  gameCode: 'ACME-1',
  name: 'Rồng Vàng',
  category: 'RNG',
  vendorCode: 'ACME',
  releasedOn: '2026-11-01',
}
const FILE = { vendors: [{ code: 'ACME', name: 'Acme <Games>' }], games: [{ ...GAME, minStake: '1000.00' }] }
const send = async (path: string, { file, ...fields }: Record<string, string>) => {
  const body = new FormData()
  const csrf = /name="csrf" value="([^"]+)"/.exec((await anna.get('/games/import')).html)?.[1] ?? ''
  for (const [name, value] of Object.entries({ csrf, ...fields })) body.append(name, value)
  if (file !== undefined) body.append('file', new Blob([file], { type: 'application/json' }), 'games.json')
  const request = new Request(`http://${HOST}${path}`, { method: 'POST', body })
  return office.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      cookie: anna.cookie,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const preview = (file: unknown) =>
  send('/games/import/preview', { file: typeof file === 'string' ? file : JSON.stringify(file) })
const importFile = (file: unknown, reason = 'a new vendor') =>
  send('/games/import', { catalogue: JSON.stringify(file), reason })
const stored = async () => (await office.database.select().from(game).where(eq(game.nodeId, GAME.nodeId)))[0]
const imported = () =>
  office.database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, 'catalogue.imported'))
    .orderBy(desc(auditEntry.seq))

it('previews the additions and changes of a file, changes nothing before, and audits old and new values', async () => {
  const shown = await preview(FILE)
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toMatch(/vendor ACME[^]*Acme &#60;Games&#62;[^]*new[^]*game 9001[^]*Rồng Vàng/)
  expect(await stored()).toBeUndefined()
  const catalogue = /name="catalogue" value="([^"]*)"/
    .exec(shown.body)?.[1]
    ?.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
  expect(JSON.parse(catalogue ?? '')).toEqual(FILE)
  expect((await send('/games/import', { catalogue: catalogue ?? '', reason: 'a new vendor' })).headers.location).toBe(
    '/games?done=done',
  )
  expect(await stored()).toMatchObject({ name: 'Rồng Vàng', minStake: 10_000_000n })
  expect((await anna.get('/vendors/ACME')).status).toBe(200)

  const again = await preview({ games: [{ ...GAME, minStake: '2000.00', isHot: true }] })
  expect(again.body).toContain('minStake: 10000000\nisHot: false')
  expect(again.body).toContain('minStake: 20000000\nisHot: true')
  expect(again.body).not.toContain('gameCode: ')
  await importFile({ games: [{ ...GAME, minStake: '2000.00', isHot: true }] }, 'higher stakes')
  expect((await imported())[0]).toMatchObject({
    actor: 'anna',
    role: 'content',
    reason: 'higher stakes',
    oldValue: { changed: 1, 'game 9001': { isHot: 'false', minStake: '10000000' } },
    newValue: { changed: 1, 'game 9001': { isHot: 'true', minStake: '20000000' } },
  })
  expect((await preview({ games: [{ ...GAME, minStake: '2000.00', isHot: true }] })).body).toContain(
    'The file changes nothing.',
  )
})

it.each([
  ['a misspelt field', { games: [{ ...GAME, hot: true }] }, 'hot'],
  ['a game of an unknown vendor', { games: [{ ...GAME, nodeId: 9_002, vendorCode: 'NONE' }] }, 'which is unknown'],
])('refuses %s in words, in preview and import, and changes nothing', async (_what, file, why) => {
  const before = [await office.database.$count(vendor), await office.database.$count(game), (await imported()).length]
  for (const response of [await preview(file), await importFile(file)])
    expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining(why)])
  expect([await office.database.$count(vendor), await office.database.$count(game), (await imported()).length]).toEqual(
    before,
  )
})

it('needs JSON and a reason', async () => {
  const { statusCode, body } = await preview('{')
  expect([statusCode, body]).toEqual([400, expect.stringContaining('The file is not JSON.')])
  expect((await importFile(FILE, '')).statusCode).toBe(400)
})

it('previews the changes of a vendor’s own catalogue, and says when the vendor does not answer', async () => {
  vendorGames = {
    vendors: [{ code: 'CPL', name: 'Copperleaf' }],
    games: [{ ...GAME, nodeId: 9_002, vendorCode: 'CPL' }],
  }
  expect((await anna.get('/games/import')).html).toContain('href="/games/import/from/CPL"')
  expect((await anna.get('/games/import/from/CPL')).html).toMatch(/vendor CPL[^]*Copperleaf[^]*new[^]*game 9002/)
  vendorGames = undefined
  expect(await anna.get('/games/import/from/CPL')).toMatchObject({
    status: 502,
    html: expect.stringContaining('did not answer'),
  })
  expect((await anna.get('/games/import/from/SEN')).status).toBe(404)
})
