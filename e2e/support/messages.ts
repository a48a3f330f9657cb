import { setTimeout as sleep } from 'node:timers/promises'
import { query } from './database.ts'

/** Waits for the latest message to an address that contains `holding`: messages are sent after the response. */
export async function messageTo(address: string, holding = ''): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    const [found] = await query<{ text: string }>(
      'select text from message_gateway.message where address = $1 and text like $2 order by sent_at desc limit 1',
      [address, `%${holding}%`],
    )
    if (found) return found.text
    await sleep(100)
  }
  throw new Error(`Nothing was sent to ${address}.`)
}

/** The code in the latest message to an address. */
export async function codeTo(address: string): Promise<string> {
  return /\b\d{6}\b/.exec(await messageTo(address))?.[0] ?? ''
}

/** The code that `send` sends to an address that may have received codes before. */
export async function newCodeTo(address: string, send: () => Promise<void>): Promise<string> {
  const sql = 'select count(*)::integer as count from message_gateway.message where address = $1'
  const getCount = async () => (await query<{ count: number }>(sql, [address]))[0]?.count ?? 0
  const before = await getCount()
  await send()
  for (let tries = 0; tries < 150 && (await getCount()) === before; tries += 1) await sleep(100)
  return codeTo(address)
}

/** A Vietnamese mobile number, as typed and as stored. */
export interface Phone {
  typed: string
  e164: string
}

/** An unused number. */
export function newPhone(): Phone {
  const digits = String(Math.floor(Math.random() * 1e6)).padStart(6, '0')
  return { typed: `0912 ${digits.slice(0, 3)} ${digits.slice(3)}`, e164: `+84912${digits}` }
}
