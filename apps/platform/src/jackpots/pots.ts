import { DROP_STREAM, drawDropPoint, dropSeeds } from '@playhouse/engines/drop-point.ts'
import { newServerSeed, seededDraw, seedHash } from '@playhouse/engines/server-random.ts'

/** What a must-drop jackpot's drop points are drawn by. Amounts in minor units. */
export interface DropRule {
  jackpotId: string
  seedAmount: bigint
  mustDropBy: bigint
}

/** A pot before it is won. All but its number and the hash is a secret. */
export interface Pot {
  number: number
  /** 32 bytes in hex. */
  serverSeed: string
  seedHash: string
  dropPoint: bigint
}

/** The pot of that number: its drop point, from a fresh seed where none is given. */
export function drawPot({ jackpotId, seedAmount, mustDropBy }: DropRule, number: number, seed = newServerSeed()): Pot {
  const draw = seededDraw(dropSeeds(seed, jackpotId, number), DROP_STREAM)
  return { number, serverSeed: seed, seedHash: seedHash(seed), dropPoint: drawDropPoint(draw, seedAmount, mustDropBy) }
}

/** A pot as its table has it. */
export function potRow(jackpotId: string, { number, serverSeed, seedHash: hash, dropPoint }: Pot) {
  return {
    jackpotId,
    number,
    serverSeed: Buffer.from(serverSeed, 'hex'),
    seedHash: Buffer.from(hash, 'hex'),
    dropPoint,
  }
}
