import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { TransferResponse, TransferCall, TransferRequest } from '@playhouse/vendor-api/transfer-wallet.ts'
import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { VendorRefusedError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'

/** Of a platform whose vendors all play from the main wallet. */
export const NO_TRANSFERS = { transferBack: async () => 'nothing' as const }

/** In-memory transfer-wallet vendors that lose responses at random. Tests compare with their books. */
export class ScriptedVendor implements Pick<Vendors, 'ask' | 'close'> {
  /** By vendor and account. */
  readonly balances = new Map<string, bigint>()
  readonly transfers = new Map<string, 'done' | 'refused'>()
  /** Probability of losing a call on the way there, and equally on the way back. */
  lossy = 0
  /** Vendors that do not answer. */
  readonly down = new Set<string>()
  readonly #chance: () => number

  constructor(chance: () => number = Math.random) {
    this.#chance = chance
  }

  async ask<Call extends TransferCall>(
    vendorCode: string,
    name: Call,
    requested: Omit<TransferRequest<Call>, 'call'>,
  ): Promise<TransferResponse<Call>> {
    if (this.down.has(vendorCode) || this.#chance() < this.lossy) throw new Error('lost request')
    const response = this.#response(vendorCode, {
      call: name,
      ...requested,
    } as unknown as TransferRequest<TransferCall>)
    if (this.#chance() < this.lossy) throw new Error('lost answer')
    return response as TransferResponse<Call>
  }

  async close(): Promise<void> {}

  #response(vendorCode: string, requested: TransferRequest<TransferCall>): TransferResponse<TransferCall> {
    switch (requested.call) {
      case 'rounds':
        return { rounds: [] }
      case 'status': {
        const state = this.transfers.get(requested.transferId) ?? 'refused'
        this.transfers.set(requested.transferId, state)
        return { state }
      }
      case 'balance':
        return { balance: formatAmount(this.#held(vendorCode, requested.account)), staked: '0' }
      case 'deposit':
      case 'withdraw':
        return this.#move(vendorCode, requested)
    }
  }

  #move(
    vendorCode: string,
    { call, transferId, account, amount }: TransferRequest<'deposit' | 'withdraw'>,
  ): TransferResponse<'deposit' | 'withdraw'> {
    const before = this.transfers.get(transferId)
    if (before === 'refused') throw new VendorRefusedError('transfer_cancelled')
    const held = this.#held(vendorCode, account)
    const after = call === 'deposit' ? held + parseAmount(amount) : held - parseAmount(amount)
    if (before === 'done') return { balance: formatAmount(held), replayed: true }
    if (after < 0n) throw new VendorRefusedError('insufficient_balance')
    this.transfers.set(transferId, 'done')
    this.balances.set(`${vendorCode} ${account}`, after)
    return { balance: formatAmount(after), replayed: false }
  }

  #held(vendorCode: string, account: string): bigint {
    return this.balances.get(`${vendorCode} ${account}`) ?? 0n
  }
}
