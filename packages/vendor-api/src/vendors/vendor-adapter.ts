import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { ListedEvent } from '../play-api-markets.ts'
import type { ListedRoom } from '../play-api-rooms.ts'
import type { RoundStatus } from '../round-status.ts'
import type { WalletCall, WalletRefusalCode, WalletRequest, WalletResponse } from '../seamless-wallet.ts'
import type { TransferCall, TransferRefusalCode, TransferRequest, TransferResponse } from '../transfer-wallet.ts'

/*
 * The interface of every vendor of games. An adapter is a folder beside this file: its contract with the vendor, and its translation.
 * `all.ts` lists them.
 */

/** A vendor whose call is signed. */
export interface CallingVendor {
  code: string
  secret: Buffer
}

/** A vendor's signing secret: HMAC-SHA256 of its code with the operator's SEAMLESS_SECRET. 32 bytes. */
export function vendorSecret(seamlessSecret: string, vendorCode: string): Buffer {
  return createHmac('sha256', seamlessSecret).update(vendorCode).digest()
}

/** The operator's wallet. Amounts are decimal strings. All throw RefusedCall. */
export type OperatorWallet = {
  [Call in WalletCall]: (vendor: CallingVendor, requested: WalletRequest<Call>) => Promise<WalletResponse<Call>>
} & {
  /** Moves no money: what was won is credited once, when they have ended. */
  reportFreeRounds(vendor: CallingVendor, report: FreeRoundsReport): Promise<void>
}

/** The operator refuses a call of a vendor: nothing moved, unless the code leaves the outcome open. */
export class RefusedCall extends Error {
  readonly code: WalletRefusalCode

  constructor(code: WalletRefusalCode) {
    super(code)
    this.name = 'RefusedCall'
    this.code = code
  }
}

/** How far free rounds have been played. Counts up only. */
export interface FreeRoundsReport {
  /** A game session of their owner. */
  session: string
  grantId: string
  played: number
  /** Sum of what they have won, a decimal string. */
  won: string
}

/** A call that vendors make to the operator's wallet. */
export interface ServedCall {
  /** Whether it may move money. */
  moves: boolean
  /** @param body the raw one, whose signature holds. @returns the answer's body. @throws RefusedCall */
  perform(vendor: CallingVendor, body: Buffer): Promise<object>
}

export interface ServedWallet {
  /** By path. Each is a POST. */
  calls: Readonly<Record<string, ServedCall>>
  /** Content type of a request's body. */
  contentType: string
  /** Undefined if the signature is wrong or too old. */
  readCaller(request: { headers: IncomingHttpHeaders }, body: Buffer): CallingVendor | undefined
  refuse(code: WalletRefusalCode): { status: number; body: object }
}

/** The vendor refused: this call changed nothing. */
export class VendorRefusedError extends Error {
  readonly code: TransferRefusalCode
  constructor(code: TransferRefusalCode) {
    super(`The vendor refused: ${code}`)
    this.name = 'VendorRefusedError'
    this.code = code
  }
}

/** No usable answer: the outcome is unknown. */
export class VendorUnknownError extends Error {
  constructor(cause: unknown) {
    super('The vendor did not answer', { cause })
    this.name = 'VendorUnknownError'
  }
}

export interface FreeRoundsGrant {
  grantId: string
  /** The vendor's name of the player (`authenticate`). */
  account: string
  gameCode: string
  rounds: number
  /** Of each round, a decimal string. */
  stake: string
  until: Date
}

/** Calls to vendors. All throw VendorUnknownError; what an adapter lacks is unknown as well. */
export interface VendorConnection {
  /** A call of the transfer wallet. @throws VendorRefusedError */
  ask?<Call extends TransferCall>(
    vendorCode: string,
    name: Call,
    requested: Omit<TransferRequest<Call>, 'call'>,
  ): Promise<TransferResponse<Call>>
  /** Reads the status of a round. The call moves no money: a vendor that owes a payout sends it itself. */
  readRound?(vendorCode: string, roundId: string): Promise<RoundStatus>
  /** Card rooms of one game, or the occupied ones of all. */
  listRooms?(filter: { language: string; nodeId?: number; gameCode?: string }): Promise<ListedRoom[]>
  /** Events that can be bet on, of these models. */
  listEvents?(models: readonly string[]): Promise<ListedEvent[]>
  /** Gives an account free rounds in a game; the same grant again is the same one. @throws VendorRefusedError */
  grantFreeRounds?(vendorCode: string, grant: FreeRoundsGrant): Promise<void>
  /** Ends free rounds, also ones that never arrived, and says how far they were played. The answer stays the same. */
  endFreeRounds?(vendorCode: string, grantId: string): Promise<{ played: number; won: string }>
  /** The vendor's games in the form that `import-games` takes. */
  listGames?(vendorCode: string): Promise<unknown>
  close(): Promise<void>
}

/** Content of a single-use launch token. */
export interface Launch {
  launchToken: string
  vendorCode: string
  /** Platform code, for error pages: the vendor does not know it before it redeems the token. */
  language: string
  roomId?: string | undefined
}

/** An adapter as `all.ts` lists it. */
export interface VendorAdapter {
  /** In logs. */
  code: string
  /** Vendors that it serves; without, all that no other adapter names. */
  vendorCodes?: readonly string[]
  /** Whether its vendors have free rounds. */
  hasFreeRounds?: boolean
  /** @param secret that vendors' keys are derived from */
  serveWallet(wallet: OperatorWallet, secret: string): ServedWallet
  /** Path of the game's page at a launch host. */
  launchPath(launch: Launch): string
  connect(access: { baseUrl: string; secret: string }): VendorConnection
}
