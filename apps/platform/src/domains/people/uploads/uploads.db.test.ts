import { UPLOAD_BYTES_MAX } from '@playhouse/shared/limits.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { createUpload, type UploadPurpose, viewUpload } from '@playhouse/platform-api/uploads.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { member } from '../../../db/tables/members.ts'
import { upload, uploadLink } from '../../../db/tables/uploads.ts'
import { getFailure } from '../session/log-in/log-in.fixture.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { deleteOldRows } from '../../../privacy/retention.ts'
import { claimUploads, readUpload } from './uploads.ts'

const SITE = 'http://localhost:4200'

let harness: TestPlatform
const tokens: Record<string, string> = {}
const ids: Record<string, number> = {}
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  for (const username of ['lan', 'minh']) {
    const { value } = await harness.call(login, { username, password: PASSWORD })
    tokens[username] = value.token
    ids[username] = value.id
  }
})
afterAll(() => harness.close())

const getId = (username: string) => ids[username] ?? 0
const drawn = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

async function linkFor(username: string, purpose: UploadPurpose = 'DEPOSIT_PROOF') {
  // Links of the last ten minutes are limited.
  await harness.database.delete(uploadLink)
  return (await harness.call(createUpload, { purpose }, { token: tokens[username] ?? '' })).value
}

const put = (path: string, file: Buffer, type = 'image/png') =>
  harness.app.inject({ method: 'PUT', url: path, payload: file, headers: { 'content-type': type, origin: SITE } })

async function sent(username: string, purpose: UploadPurpose = 'DEPOSIT_PROOF') {
  const { id, path } = await linkFor(username, purpose)
  expect((await put(path, await drawn().png().toBuffer())).statusCode).toBe(200)
  return id
}

const claim = (username: string, list: string[], purpose: UploadPurpose = 'DEPOSIT_PROOF') =>
  withTransaction(harness.database, (tx) => claimUploads(tx, getId(username), list, purpose))

/** A PNG whose header declares a size that its data lacks. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('sending a picture', () => {
  test('stores it as WebP without its metadata, rotated accordingly', async () => {
    const file = await drawn(60, 40)
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Somebody at home' } } })
      .jpeg()
      .toBuffer()
    expect(file.includes('Somebody at home')).toBe(true)
    const { id, path } = await linkFor('lan')
    const reply = await put(path, file, 'image/jpeg')
    expect(reply.json()).toEqual({ success: true, value: { id, width: 40, height: 60 } })
    const picture = await readUpload(harness.database, getId('lan'), id)
    expect(picture?.includes('Somebody at home')).toBe(false)
    const { format, exif } = await sharp(picture).metadata()
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
  })

  test('drops data after the picture in the file', async () => {
    const { id, path } = await linkFor('lan')
    const file = Buffer.concat([await drawn().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    expect((await put(path, file)).statusCode).toBe(200)
    expect((await readUpload(harness.database, getId('lan'), id))?.includes('<script>')).toBe(false)
  })

  test('crops a member’s avatar to a square', async () => {
    const { path } = await linkFor('lan', 'AVATAR')
    const reply = await put(path, await drawn(900, 300).jpeg().toBuffer())
    expect(reply.json()).toMatchObject({ value: { width: 256, height: 256 } })
  })

  test('works once per link, even for concurrent calls', async () => {
    const { path } = await linkFor('lan')
    const file = await drawn().png().toBuffer()
    const replies = await Promise.all(Array.from({ length: 4 }, () => put(path, file)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404])
    expect((await put(path, file)).json()).toMatchObject({ errorCode: 'upload.link.invalid' })
  })

  test('refuses an expired and an invented link', async () => {
    const { path } = await linkFor('lan')
    await harness.database.update(uploadLink).set({ expiresAt: sql`now() - interval '1 second'` })
    const file = await drawn().png().toBuffer()
    for (const url of [path, `/media/uploads/${'A'.repeat(43)}`, '/media/uploads/x']) {
      expect((await put(url, file)).json()).toMatchObject({ errorCode: 'upload.link.invalid' })
    }
  })

  test('accepts only the brand’s pages', async () => {
    const { path } = await linkFor('lan')
    const ask = (origin: string) =>
      harness.app.inject({
        method: 'OPTIONS',
        url: path,
        headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
      })
    const own = await ask(SITE)
    expect(own.headers['access-control-allow-origin']).toBe(SITE)
    expect(own.headers['access-control-allow-methods']).toContain('PUT')
    expect((await ask('https://other.example')).headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('a bad file', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each<[string, () => Buffer | Promise<Buffer>, string, number]>([
    [
      'a renamed executable',
      () => Buffer.from('MZ\x90\0\x03 This program cannot be run'),
      'upload.type.unsupported',
      415,
    ],
    ['an SVG', () => Buffer.from(SVG), 'upload.type.unsupported', 415],
    ['a GIF', () => drawn().gif().toBuffer(), 'upload.type.unsupported', 415],
    ['an empty file', () => Buffer.alloc(0), 'upload.type.unsupported', 415],
    [
      'a text that begins as a PNG',
      () => Buffer.from('\x89PNG\r\n\x1a\nhello', 'latin1'),
      'upload.picture.broken',
      422,
    ],
    [
      'half a picture',
      async () => (await drawn(800, 800).png().toBuffer()).subarray(0, 900),
      'upload.picture.broken',
      422,
    ],
    // Decoded, it would be broken: it holds no more than its size.
    ['100 megapixels', () => pngOfSize(10_000, 10_000), 'upload.picture.too.large', 422],
    ['six megabytes', () => Buffer.alloc(UPLOAD_BYTES_MAX + 1, 0xff), 'upload.too.large', 413],
  ])('is refused: %s', async (_, file, errorCode, status) => {
    const { id, path } = await linkFor('lan')
    const reply = await put(path, await file())
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ success: false, errorCode })
    // Without it pages of other origins cannot read a failure.
    expect(reply.headers['access-control-allow-origin']).toBe(SITE)
    expect(await readUpload(harness.database, getId('lan'), id)).toBeUndefined()
    // The link still accepts another file.
    expect((await put(path, await drawn().png().toBuffer())).statusCode).toBe(200)
  })
})

test('rejects too large a file only after receiving it, as proxies require', async () => {
  const { path } = await linkFor('lan')
  const { port } = new URL(await harness.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  let response = ''
  socket.on('data', (data) => (response += data.toString()))
  const half = Buffer.alloc(UPLOAD_BYTES_MAX, 0xff)
  socket.write(`PUT ${path} HTTP/1.1\r\nhost: media\r\norigin: ${SITE}\r\ncontent-length: ${2 * half.length}\r\n\r\n`)
  socket.write(half)
  await sleep(300)
  expect(response).toBe('')
  socket.write(half)
  await expect.poll(() => response).toMatch(/^HTTP\/1.1 413 /)
  expect(response).toContain('upload.too.large')
  socket.destroy()
})

describe('seeing a picture', () => {
  test('is limited to its owner, once per link', async () => {
    const id = await sent('lan', 'IDENTITY_DOCUMENT')
    const other = await harness.call(viewUpload, { id }, { token: tokens.minh ?? '' })
    expect(other).toMatchObject({ status: 404, ...getFailure('upload.not.found') })
    const { path } = (await harness.call(viewUpload, { id }, { token: tokens.lan ?? '' })).value
    const first = await harness.app.inject(path)
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
    expect((await sharp(first.rawPayload).metadata()).format).toBe('webp')
    expect((await harness.app.inject(path)).statusCode).toBe(404)
  })

  test('does not work with the upload link', async () => {
    const { path } = await linkFor('lan')
    expect((await harness.app.inject(path)).statusCode).toBe(404)
    expect((await put(path, await drawn().png().toBuffer())).statusCode).toBe(200)
    expect((await harness.app.inject(path)).statusCode).toBe(404)
  })
})

describe('claiming pictures', () => {
  test('attaches up to three once', async () => {
    const list = [await sent('lan'), await sent('lan'), await sent('lan')]
    await claim('lan', list)
    await expect(claim('lan', list.slice(0, 1))).rejects.toMatchObject({ code: 'upload.not.found' })
    await expect(claim('lan', [...list, randomUUID()])).rejects.toMatchObject({ code: 'request_param_err' })
  })

  test('refuses foreign, unknown and repeated ones and other purposes, and then attaches none', async () => {
    const [own, again] = [await sent('lan'), await sent('lan')]
    const foreign = await sent('minh')
    const otherwise = await sent('lan', 'MESSAGE')
    for (const bad of [foreign, otherwise, randomUUID()]) {
      await expect(claim('lan', [own, bad])).rejects.toMatchObject({ code: 'upload.not.found' })
    }
    await expect(claim('lan', [own, own])).rejects.toMatchObject({ code: 'request_param_err' })
    await claim('lan', [own, again])
  })

  test('lets one of two concurrent claims succeed', async () => {
    const id = await sent('lan')
    const ended = await Promise.allSettled([claim('lan', [id]), claim('lan', [id])])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('limits a member’s links, even concurrently', async () => {
  await harness.database.delete(uploadLink)
  const requested = await Promise.all(
    Array.from({ length: 34 }, () => harness.call(createUpload, { purpose: 'MESSAGE' }, { token: tokens.minh ?? '' })),
  )
  expect(requested.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(requested.filter(({ status }) => status === 429)).toHaveLength(4)
})

test('deletes unclaimed pictures after a day', async () => {
  const [stored, dropped, fresh] = [await sent('minh'), await sent('minh'), await sent('minh')]
  await claim('minh', [stored])
  await harness.database
    .update(upload)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(sql`${upload.id} in (${stored}, ${dropped})`)
  for (const table of ['upload_link', 'upload']) await deleteOldRows(harness.database, table)
  const left = await harness.database
    .select({ id: upload.id })
    .from(upload)
    .where(eq(upload.memberId, getId('minh')))
  const found = left.map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining([stored, fresh]))
  expect(found).not.toContain(dropped)
})

test('is refused for demo accounts', async () => {
  await harness.database.update(member).set({ kind: 4 }).where(eq(member.username, 'hoa'))
  const { value } = await harness.call(login, { username: 'hoa', password: PASSWORD })
  const refused = await harness.call(createUpload, { purpose: 'AVATAR' }, { token: value.token })
  expect(refused).toMatchObject({ status: 403, ...getFailure('in_need_true_account') })
})
