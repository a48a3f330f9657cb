import { startTestPlatform, type TestMember, type TestPlatform } from '@playhouse/platform/testing'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signLetter } from '../providers/lily-post.ts'

const SECRET = 'a secret of these tests alone'

interface Letter {
  id: string
  by: string
  from: string
  to: string
  text: string
}

/** Lily Post as a program. */
let post: Server
let letters: Letter[]
let status: number
let platform: TestPlatform
let member: TestMember

beforeAll(async () => {
  post = createServer((request, response) => {
    void text(request).then((body) => {
      const isSigned = request.headers['lily-signature'] === signLetter(SECRET, body)
      if (isSigned && request.url === '/letters') letters.push(JSON.parse(body) as Letter)
      response.writeHead(isSigned ? status : 401).end()
    })
  })
  await once(post.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(post.address() as AddressInfo).port}`
  platform = await startTestPlatform({
    settings: { LILY_POST_URL: url, LILY_POST_SECRET: SECRET, LILY_POST_FROM: 'Lotus House' },
  })
}, 300_000)
afterAll(async () => {
  await platform?.stop()
  post?.closeAllConnections()
  post?.close()
})
beforeEach(async () => {
  letters = []
  status = 202
  member = await platform.openMember()
})

const readCode = () => /\b\d{6}\b/.exec(letters.at(-1)?.text ?? '')?.[0] ?? ''
let count = 0
const newEmail = () => `guest${(count += 1)}@lotus.test`

describe('a code through Lily Post', () => {
  test('arrives at the address that the member types, and binds it', async () => {
    const email = newEmail()
    await member.requestCode({ email })
    await expect.poll(() => letters).toMatchObject([{ by: 'email', from: 'Lotus House', to: email }])
    expect(await member.bindContact({ email }, readCode())).toContain('@lotus.test')
  })

  test('arrives at a phone in the form in which numbers are dialled', async () => {
    await member.requestCode({ phone: '+84 912345678' })
    await expect.poll(() => letters).toMatchObject([{ by: 'sms', to: '+84912345678' }])
  })

  test('is sent again under its id while Lily Post is busy, and never logged', async () => {
    status = 503
    const email = newEmail()
    await member.requestCode({ email })
    await expect.poll(() => letters.length, { timeout: 20_000 }).toBeGreaterThan(1)
    status = 202
    expect(new Set(letters.map(({ id }) => id)).size).toBe(1)
    const log = platform.readLog()
    expect(log).toContain('lily-post')
    expect(log).not.toContain(readCode())
    expect(log).not.toContain(email)
  })
})
