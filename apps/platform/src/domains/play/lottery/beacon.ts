import { hash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { lotteryChain } from '../../../db/tables/lottery.ts'
import type { SecretBox } from '../../../request/secret-box.ts'

/*
 * The beacon of a draw: what joins its seed when nothing can be sold any more. Here it comes from a chain of hashes whose anchor is
 * published before the day's first draw, so that it works without a network; docs/lottery.md says what that proves and what not.
 */

interface ChainOf {
  lotteryCode: string
  /** yyyy-MM-dd. */
  day: string
}

const getOwner = ({ lotteryCode, day }: ChainOf) => `lottery-chain:${lotteryCode}:${day}`

const next = (value: Buffer) => hash('sha256', value, 'buffer')

function after(value: Buffer, steps: number): Buffer {
  let reached = value
  for (let step = 0; step < steps; step += 1) reached = next(reached)
  return reached
}

/** Makes the chain of a day unless there is one; its anchor is public from now on. */
export async function openChain(
  tx: Transaction,
  secrets: SecretBox,
  { lotteryCode, day, length }: ChainOf & { length: number },
): Promise<void> {
  const own = and(eq(lotteryChain.lotteryCode, lotteryCode), eq(lotteryChain.day, day))
  if ((await tx.$count(lotteryChain, own)) > 0) return
  const secret = randomBytes(32)
  await tx
    .insert(lotteryChain)
    .values({
      lotteryCode,
      day,
      anchor: after(secret, length),
      sealedSecret: await secrets.seal(secret.toString('hex'), getOwner({ lotteryCode, day })),
      length,
    })
    .onConflictDoNothing()
}

/** The value of the day's draw number `sequence`: hashed, it is the value before it, and the first one's is the anchor. */
export async function readBeacon(
  tx: Transaction,
  secrets: SecretBox,
  { lotteryCode, day, sequence }: ChainOf & { sequence: number },
): Promise<Buffer> {
  const [chain] = await tx
    .select()
    .from(lotteryChain)
    .where(and(eq(lotteryChain.lotteryCode, lotteryCode), eq(lotteryChain.day, day)))
  if (!chain || sequence > chain.length) throw new Error(`${lotteryCode} has no beacon for draw ${sequence} of ${day}.`)
  const secret = Buffer.from(await secrets.open(chain.sealedSecret, getOwner({ lotteryCode, day })), 'hex')
  return after(secret, chain.length - sequence)
}
