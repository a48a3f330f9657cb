import type { FastifyBaseLogger } from 'fastify'
import type { EventEmitter } from 'node:events'
import type { Database } from '@playhouse/postgres/database.ts'
import type { AnyEngine } from '@playhouse/engines/all.ts'
import type { GameModel } from '@playhouse/engines/engine.ts'
import type { PlaySession } from './play-session.ts'
import type { Wallet, WalletClient } from './wallet-client.ts'

/** What every part of the vendors works with. */
export interface Vendor {
  database: Database
  operator: WalletClient
  /** The wallet a session plays from: the operator's, or the vendor's own accounts. */
  walletOf(session: Pick<PlaySession, 'vendorCode' | 'walletMode'>): Wallet
  log: FastifyBaseLogger
  /** Emits the id of a round or hand that has changed in this process. */
  changed: EventEmitter
  /** Milliseconds for which a round is leased to one worker; longer than the deadline of a wallet call. */
  leaseMs: number
}

/** A game as its engine plays it. */
export interface PlayedGame {
  engine: AnyEngine
  model: GameModel
}
