import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type IdentityChecker, IdentityRefusedError, IdentityUnknownError } from '../identity-checker.ts'
import { millstone } from './millstone.ts'

const ID = randomUUID()
const ORDER = { id: ID, realName: 'Somchai Dee', birthday: '1990-12-31', address: null }
const picture = new TextEncoder().encode('a picture')

let server: Server
let checker: IdentityChecker
let answer: string
let bodies: string[]
beforeEach(async () => {
  bodies = []
  server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.writeHead(200).end(`${answer}\n`)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  checker = millstone.open({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secrets: ['the token of these tests'],
    settings: {},
  })
})
afterEach(() => new Promise((resolve) => void server.close(resolve)))

const find = (line: string) => {
  answer = line
  return checker.find(ID)
}

test('sends the pictures as files, and dates as it writes them', async () => {
  answer = 'code=0'
  await checker.start({ ...ORDER, documents: [{ kind: 'ID_FRONT', picture }] })
  expect(bodies).toHaveLength(1)
  for (const part of ['name="front"; filename="front.webp"', 'a picture', '31/12/1990', ID, 'the token of these tests'])
    expect(bodies[0]).toContain(part)
})

test('asks about an order that it has already', async () => {
  answer = 'code=11'
  expect(await checker.start({ ...ORDER, documents: [{ kind: 'SELFIE', picture }] })).toMatchObject({
    outcome: 'PENDING',
  })
})

test('refuses a picture that it does not check, and sends nothing', async () => {
  const documents = [{ kind: 'ADDRESS_PROOF' as const, picture }]
  await expect(checker.start({ ...ORDER, documents })).rejects.toThrow(IdentityRefusedError)
  expect(bodies).toEqual([])
})

test('reads the reasons of a result, and codes that it does not know as another finding', async () => {
  expect(await find('code=0&status=3&codes=E31,E12,E77,E31&at=1795867006')).toEqual({
    outcome: 'FAILED',
    findings: ['FACE_MISMATCH', 'EXPIRED', 'OTHER'],
    decidedAt: new Date(1_795_867_006_000),
    pageUrl: null,
  })
})

test.each(['code=0&status=1', 'code=0&status=7&at=1795867006', 'code=0&status=2', 'code=0&status=2&at=soon', 'code=0'])(
  'has no outcome with %s',
  async (line) => expect(await find(line)).toEqual({ outcome: 'PENDING', pageUrl: null }),
)

test.each(['code=21', 'code=22'])('refuses with %s', async (line) => {
  await expect(find(line)).rejects.toThrow(new IdentityRefusedError(line.replace('=', ' ')))
})

test.each(['code=90', 'code=55', '', '<html>'])('may be asked again after "%s"', async (line) => {
  await expect(find(line)).rejects.toThrow(IdentityUnknownError)
})

test('does not have a check with code 12', async () => expect(await find('code=12')).toBeUndefined())
