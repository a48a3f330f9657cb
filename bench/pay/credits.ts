import type pg from 'pg'
import { postCredits, POSTED_AT_ONCE, postPoints, postReward } from '../../apps/platform/src/ledger/postings.ts'
import { processorMeter } from '../postings/play.ts'

const TURNS = 4

/** Microseconds of PostgreSQL's processor for a credit. */
export interface CreditCost {
  alone: number
  asSet: number
}

/**
 * Credits these members, each alone and as a set, in turns and in transactions of the same size.
 *
 * @param type a rebate paid by the house, or points
 */
export async function measureCredits(
  client: pg.Client,
  members: readonly number[],
  type: 'COMMISSION' | 'POINTS_EARN',
): Promise<CreditCost> {
  const on = { $client: client as unknown as pg.PoolClient }
  const processorMs = await processorMeter(client)
  const postAlone = async (credits: Parameters<typeof postCredits>[1]) => {
    for (const { amount, ...posting } of credits) {
      if (type === 'POINTS_EARN') await postPoints(on, { ...posting, type, points: amount })
      else await postReward(on, { ...posting, type, amount })
    }
  }
  const spent = { alone: 0, asSet: 0 }
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const way of turn % 2 === 0 ? (['alone', 'asSet'] as const) : (['asSet', 'alone'] as const)) {
      const began = processorMs()
      for (let first = 0; first < members.length; first += POSTED_AT_ONCE) {
        const credits = members.slice(first, first + POSTED_AT_ONCE).map((memberId) => {
          const key = `bench-credit:${type}:${way}:${turn}`
          return { memberId, type, amount: 10_000n, key, request: { memberId, turn }, reference: way }
        })
        await client.query('begin')
        if (way === 'alone') await postAlone(credits)
        else await postCredits(on, credits)
        await client.query('commit')
      }
      // The first turn of each opens accounts and plans.
      if (turn > 0) spent[way] += processorMs() - began
    }
  }
  const postings = members.length * (TURNS - 1)
  return { alone: (spent.alone * 1_000) / postings, asSet: (spent.asSet * 1_000) / postings }
}
