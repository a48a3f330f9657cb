import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * The books of the payment provider and of the vendors, as they tell them over their own APIs. Nothing here is imported from either side: calls
 * are signed as docs/payments.md and docs/transfer-wallet.md describe.
 */

/** Amounts are decimal texts, as sent. */
export interface Books {
  /** The provider's statement: what was paid in and out. */
  payments: { id: string; kind: 'PAY_IN' | 'PAYOUT'; reference: string | null; amount: string }[]
  /** Rounds as the vendor knows them; `unknown` to it are left out. */
  rounds: {
    memberId: number
    vendor: string
    roundKey: string
    roundId: string
    status: string
    stake: string
    payout: string
  }[]
  /** Balances of members at vendors that hold money. */
  wallets: { memberId: number; vendor: string; balance: string; staked: string }[]
}

const READ_ATTEMPTS = 5
const READ_AGAIN_MS = 500

interface Sources {
  paymentsUrl: string
  paymentsSecret: string
  vendorUrl: string
  seamlessSecret: string
  /** The brand's days of the run, as YYYY-MM-DD. */
  days: readonly string[]
  rounds: readonly { memberId: number; vendorCode: string; roundKey: string; playToken: string }[]
  accounts: ReadonlyMap<number, string>
  accountsVendor: string
}

/** @throws Error for a book that cannot be read */
export async function readBooks(sources: Sources): Promise<Books> {
  const { paymentsUrl, paymentsSecret, vendorUrl, seamlessSecret } = sources
  const payments: Books['payments'] = []
  for (const day of sources.days) {
    const request = { call: 'statement', day, book: 'PROVIDER' }
    const { entries } = (await read(() => callPayments(paymentsUrl, paymentsSecret, request))) as {
      entries: Books['payments']
    }
    payments.push(...entries)
  }
  const rounds: Books['rounds'] = []
  for (const { memberId, vendorCode, roundKey, playToken } of sources.rounds) {
    const response = await read(() =>
      fetch(`${vendorUrl}/play/api/rounds/${roundKey}`, { headers: { authorization: `Bearer ${playToken}` } }),
    )
    if (response.status === 404) continue
    if (!response.ok)
      throw new Error(`The vendor does not tell round ${roundKey}: ${response.status} ${await response.text()}`)
    const round = (await response.json()) as { roundId: string; status: string; stake: string; payout: string | null }
    rounds.push({
      memberId,
      vendor: vendorCode,
      roundKey,
      roundId: round.roundId,
      status: round.status,
      stake: round.stake,
      payout: round.payout ?? '0',
    })
  }
  const wallets: Books['wallets'] = []
  for (const [memberId, account] of sources.accounts) {
    const request = { call: 'balance', account }
    const { balance, staked } = (await read(() =>
      callVendor(vendorUrl, seamlessSecret, sources.accountsVendor, request),
    )) as { balance: string; staked: string }
    wallets.push({ memberId, vendor: sources.accountsVendor, balance, staked })
  }
  return { payments, rounds, wallets }
}

/** Again without an answer: connections that are left from the traffic end while they are reused. */
async function read<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === READ_ATTEMPTS) throw error
      await sleep(READ_AGAIN_MS)
    }
  }
}

async function callPayments(url: string, secret: string, request: { call: string; [name: string]: unknown }) {
  const body = JSON.stringify(request)
  const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1_000))]
  const key = createHmac('sha256', secret).update('payments:calls').digest()
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const response = await fetch(`${url}/payments/v1/${request.call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  })
  if (!response.ok) throw new Error(`The provider refuses ${request.call}: ${response.status} ${await response.text()}`)
  return response.json()
}

async function callVendor(url: string, secret: string, vendor: string, request: { call: string; account: string }) {
  const body = JSON.stringify(request)
  const timestamp = String(Date.now())
  const key = createHmac('sha256', secret).update(vendor).digest()
  const response = await fetch(`${url}/transfer/v1/${request.call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vendor': vendor,
      'x-timestamp': timestamp,
      'x-signature': createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex'),
    },
    body,
  })
  if (!response.ok) throw new Error(`The vendor refuses ${request.call}: ${response.status} ${await response.text()}`)
  return response.json()
}
