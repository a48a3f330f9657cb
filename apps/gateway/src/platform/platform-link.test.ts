import { ConfigError } from '@playhouse/server/environment.ts'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { makeCertificate } from './certificates.fixture.ts'
import { createConnector, isExposed, openCipher, type PlatformTls } from './platform-link.ts'
import { Transport } from './transport.ts'

let folder: string
const at = (name: string) => join(folder, name)

/** Writes an authority's certificate, and those that it signs. */
function writeCertificates(): void {
  const authority = makeCertificate('authority')
  writeFileSync(at('ca.pem'), authority.cert)
  for (const name of ['platform', 'gateway', 'renewed']) {
    const { cert, secret } = makeCertificate(name, authority)
    writeFileSync(at(`${name}.pem`), cert)
    writeFileSync(at(`${name}.key`), secret)
  }
}

let server: Server
let url: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platform-tls-'))
  writeCertificates()
  const read = (name: string) => readFileSync(at(name))
  server = createServer(
    {
      key: read('platform.key'),
      cert: read('platform.pem'),
      ca: read('ca.pem'),
      requestCert: true,
      rejectUnauthorized: false,
    },
    (request, response) => {
      const socket = request.socket as TLSSocket
      response.setHeader('connection', 'close')
      response.statusCode = socket.authorized ? 200 : 403
      response.end(socket.authorized ? socket.getPeerX509Certificate()?.subject : 'no certificate')
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function open(tls: PlatformTls, onRefused: (reason: string) => void = () => {}) {
  const transport = new Transport(url, createConnector(tls, onRefused))
  closing.push(() => transport.close())
  return () => transport.send({ method: 'GET', path: '/', headers: {} }, new AbortController().signal, 20_000)
}

describe('connections to a platform that wants certificates', () => {
  test('show the gateway’s and trust the authority that is named', async () => {
    const call = open({ caFile: at('ca.pem'), certFile: at('gateway.pem'), keyFile: at('gateway.key') })
    expect(await call()).toEqual({ status: 200, text: 'CN=gateway' })
  })

  test('are not made to a platform whose authority is not named', async () => {
    await expect(open({})()).rejects.toMatchObject({ outage: 'connection' })
  })

  test('show none where only the authority is named', async () => {
    expect(await open({ caFile: at('ca.pem') })()).toMatchObject({ status: 403 })
  })

  test('show a renewed certificate, and keep the previous one while the files do not fit', async () => {
    const refused: string[] = []
    const tls = { caFile: at('ca.pem'), certFile: at('current.pem'), keyFile: at('current.key') }
    const renew = (name: string, ...ends: string[]) => {
      for (const end of ends) cpSync(at(`${name}.${end}`), at(`current.${end}`))
    }
    renew('gateway', 'pem', 'key')
    const call = open(tls, (reason) => refused.push(reason))
    expect(await call()).toMatchObject({ text: 'CN=gateway' })
    writeFileSync(at('current.pem'), 'half a certificate')
    expect(await call()).toMatchObject({ text: 'CN=gateway' })
    expect(await call()).toMatchObject({ text: 'CN=gateway' })
    expect(refused).toHaveLength(1)
    renew('renewed', 'pem', 'key')
    expect(await call()).toMatchObject({ text: 'CN=renewed' })
  })

  test.each([
    ['that are missing', { caFile: 'missing.pem' }],
    ['of another key', { certFile: 'gateway.pem', keyFile: 'renewed.key' }],
  ])('need no files %s', (_what, names) => {
    const tls = Object.fromEntries(Object.entries(names).map(([name, file]) => [name, at(file)]))
    expect(() => createConnector(tls, () => {})).toThrow(ConfigError)
    expect(() => createConnector(tls, () => {})).toThrow(/PLATFORM_CERT_FILE, PLATFORM_KEY_FILE: /)
  })
})

test.each([
  ['a certificate without a key', { PLATFORM_CERT_FILE: 'a.pem', PLATFORM_URL: 'https://a.example' }, /set both/],
  ['a key without a certificate', { PLATFORM_KEY_FILE: 'a.key', PLATFORM_URL: 'https://a.example' }, /set both/],
  ['certificates without https', { PLATFORM_CA_FILE: 'a.pem', PLATFORM_URL: 'http://a.example' }, /begin with https/],
])('the gateway does not start with %s', (_what, variables, problem) => {
  expect(() => readConfig({ DEMO: 'true', ...variables })).toThrow(problem)
})

test('a cipher that cannot be loaded is a mistake of the variable', async () => {
  await expect(openCipher('jewel')).rejects.toThrow(ConfigError)
  await expect(openCipher('jewel')).rejects.toThrow(/PAYLOAD_CIPHER: jewel is not one of none, jwe, des/)
})

test.each([
  ['http://platform:4202', false],
  ['http://10.0.0.4', false],
  ['http://[fd00::4]:80', false],
  ['http://platform.prod.svc', false],
  ['http://platform.internal', false],
  ['https://platform.example', false],
  ['http://platform.example', true],
  ['http://203.0.113.9', true],
  ['http://[2001:db8::1]', true],
])('plain bodies to %s pass a public network: %s', (platformUrl, expected) => {
  expect(isExposed(platformUrl)).toBe(expected)
})
