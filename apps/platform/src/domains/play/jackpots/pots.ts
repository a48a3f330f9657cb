import { drawDropPoint, DROP_STREAM, dropSeeds } from '@playhouse/engines/drop-point.ts'
import { newServerSeed, seededDraw, seedHash } from '@playhouse/engines/server-random.ts'

/** Inputs of drop points. Amounts in minor units. */
export interface DropRule {
  jackpotId: string
  seedAmount: bigint
  mustDropBy: bigint
}

/** A pot before it is won. Everything except its number and the hash is secret. */
export interface Pot {
  number: number
  /** 32 bytes in hex. */
  serverSeed: string
  seedHash: string
  dropPoint: bigint
}

/** Draws the pot with that number, from a fresh seed by default. */
export function drawPot({ jackpotId, seedAmount, mustDropBy }: DropRule, number: number, seed = newServerSeed()): Pot {
  const draw = seededDraw(dropSeeds(seed, jackpotId, number), DROP_STREAM)
  return { number, serverSeed: seed, seedHash: seedHash(seed), dropPoint: drawDropPoint(draw, seedAmount, mustDropBy) }
}

export function potRow(jackpotId: string, { number, serverSeed, seedHash: hash, dropPoint }: Pot) {
  return {
    jackpotId,
    number,
    serverSeed: Buffer.from(serverSeed, 'hex'),
    seedHash: Buffer.from(hash, 'hex'),
    dropPoint,
  }
}

const MILLION = 1_000_000n

/** A stake's contribution to a jackpot, in minor units, rounded down; the house keeps the rest. */
export function getContribution(stake: bigint, contributionPpm: number): bigint {
  return (stake * BigInt(contributionPpm)) / MILLION
}
