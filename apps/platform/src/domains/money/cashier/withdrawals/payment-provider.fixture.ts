import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { isPaymentSigned } from '@playhouse/vendor-api/payments/lantern/signature.ts'
import { PAYMENT_CALLS, PAYMENT_REFUSALS, PAYMENTS_PATH } from '@playhouse/vendor-api/payments/lantern/contract.ts'
import type { PaymentRefusalCode, ProviderPayout } from '@playhouse/vendor-api/payments/provider.ts'
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A misbehaving payment provider for payouts over real HTTP. */
export interface TestProvider {
  url: string
  payouts: Map<string, ProviderPayout>
  calls: Record<string, number>
  outcome: ProviderPayout['state']
  reason: string | null
  /** LOST_ANSWER accepts the payout and cuts the connection, LOST_REQUEST cuts it first. */
  answers: 'NORMAL' | 'LOST_ANSWER' | 'LOST_REQUEST' | 'BUSY' | 'OTHER_AMOUNT' | 'REFUSED'
  finish(reference: string, state: ProviderPayout['state'], reason?: string): void
  close(): Promise<void>
}

export async function openProvider(): Promise<TestProvider> {
  const secrets = [DEMO_SECRETS.payments]
  const provider: Omit<TestProvider, 'url'> = {
    payouts: new Map(),
    calls: {},
    outcome: 'PAID',
    reason: null,
    answers: 'NORMAL',
    finish(reference, state, reason) {
      const payout = provider.payouts.get(reference)
      if (!payout) throw new Error(`There is no payout ${reference}.`)
      provider.payouts.set(reference, {
        ...payout,
        state,
        reason: reason ?? null,
        finishedAt: new Date().toISOString(),
      })
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer((request, response) => {
    void handle(request).then((reply) => {
      if (reply === 'cut') return request.socket.destroy()
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(provider, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })

  async function handle(request: IncomingMessage): Promise<'cut' | { status: number; body: unknown }> {
    const body = await text(request)
    if (!isPaymentSigned(secrets, 'calls', body, request.headers)) return refusal('signature_invalid')
    const name = request.url?.replace(`${PAYMENTS_PATH}/`, '') ?? ''
    provider.calls[name] = (provider.calls[name] ?? 0) + 1
    if (provider.answers === 'LOST_REQUEST') return 'cut'
    if (provider.answers === 'BUSY') return refusal('system_busy')
    if (name === 'getPayout') {
      const { reference } = PAYMENT_CALLS.getPayout.request.parse(JSON.parse(body))
      const known = provider.payouts.get(reference)
      return known ? { status: 200, body: known } : refusal('unknown_reference')
    }
    if (name !== 'createPayout' || provider.answers === 'REFUSED') return refusal('request_invalid')
    const requested = PAYMENT_CALLS.createPayout.request.parse(JSON.parse(body))
    const payout: ProviderPayout = provider.payouts.get(requested.reference) ?? {
      id: `P-${requested.reference}`,
      reference: requested.reference,
      state: provider.outcome,
      amount: requested.amount,
      currency: requested.currency,
      createdAt: new Date().toISOString(),
      finishedAt: provider.outcome === 'ACCEPTED' ? null : new Date().toISOString(),
      reason: provider.reason,
    }
    provider.payouts.set(requested.reference, payout)
    if (provider.answers === 'LOST_ANSWER') return 'cut'
    return { status: 200, body: provider.answers === 'OTHER_AMOUNT' ? { ...payout, amount: '1' } : payout }
  }
}

const refusal = (error: PaymentRefusalCode) => ({
  status: PAYMENT_REFUSALS[error],
  body: { error, message: 'Refused by the test.' },
})
