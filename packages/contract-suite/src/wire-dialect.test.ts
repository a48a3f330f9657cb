import { defineDialect } from '@playhouse/dialect'
import { createTranslator } from '@playhouse/dialect/load.ts'
import { balance, transferToMainWallet } from '@playhouse/platform-api/wallet.ts'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { refusalProblems, successProblems } from './judge.ts'
import { httpTransport } from './wire.ts'

let close = () => {}
afterEach(() => close())

const ACME = defineDialect({
  envelope: { success: 'code', when: [0], data: 'data', code: 'code' },
  paths: { '/wps': '/api' },
  amounts: { amount: 'minor', decimals: 2 },
  headers: { token: { prefix: 'Bearer ' } },
  errors: { codes: { 7: 'insufficient_balance' } },
})

/** A transport to a platform that answers so. */
async function createTransport(answer: (request: IncomingMessage) => unknown) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(request)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const { port } = server.address() as AddressInfo
  return httpTransport({
    baseUrl: `http://127.0.0.1:${port}`,
    merchant: 'lotus',
    deadlineMs: 60_000,
    cipher: 'jwe',
    clientAddress: '192.0.2.1',
    dialect: createTranslator(ACME, {}),
  })
}

const BALANCE = { sumBalance: 1_250, bonus: 0, currency: 'THB', currencySymbol: '฿', balance: [] }

test('judges the success of a platform of another make by what its dialect makes of it', async () => {
  let received: IncomingMessage | undefined
  const { send } = await createTransport((request) => {
    received = request
    return { code: 0, data: BALANCE }
  })
  const reply = await send(balance, {}, { token: 't' })
  expect(reply.json).toMatchObject({ success: true, value: { sumBalance: '12.50' } })
  expect(successProblems(balance, reply)).toEqual([])
  expect([received?.url, received?.headers.authorization]).toEqual(['/api/v2/wallets/balance', 'Bearer t'])
})

test('judges a refusal of a platform of another make by the contract’s code and status', async () => {
  const { send } = await createTransport(() => ({ code: 7 }))
  const reply = await send(balance, {}, { token: 't' })
  expect(refusalProblems(reply, 'insufficient_balance')).toEqual([])
})

test('names the field of a response that the dialect cannot read', async () => {
  const { send } = await createTransport(() => ({ code: 0, data: { ...BALANCE, sumBalance: 12.5 } }))
  const reply = await send(balance, {}, { token: 't' })
  expect(successProblems(balance, reply)).toEqual([
    'the dialect cannot read the response: balance: sumBalance: expected whole minor units',
  ])
})

test('is refused what the platform has no form for, as by a gateway', async () => {
  const { send } = await createTransport(() => ({}))
  const reply = await send(transferToMainWallet, { amount: '0.001' }, { token: 't' })
  expect(reply).toMatchObject({ status: 400, json: { errorCode: 'request_param_err' } })
})
