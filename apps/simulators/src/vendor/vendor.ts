import type { FastifyBaseLogger } from 'fastify'
import type { LRUCache } from 'lru-cache'
import type { EventEmitter } from 'node:events'
import type { Database } from '@playhouse/postgres/database.ts'
import type { PlaySession } from './play-session.ts'
import type { Wallet, WalletClient } from './wallet-client.ts'

/** Dependencies shared by all vendor modules. */
export interface Vendor {
  database: Database
  operator: WalletClient
  /** The session's wallet: the operator's or the vendor's accounts. */
  getWallet(session: Pick<PlaySession, 'vendorCode' | 'walletMode'>): Wallet
  log: FastifyBaseLogger
  /** Sessions as this process's last bet left them, by the hex of their token's hash; another process may have changed them since. */
  lastSessions: LRUCache<string, PlaySession>
  /** Emits the id of each round or hand changed in this process. */
  changed: EventEmitter
  /** Duration of a round's lease; must exceed the deadline of a wallet call. */
  leaseMs: number
}
