import type { TransferRefusalCode } from '@playhouse/vendor-api/transfer-wallet.ts'

/** A refusal of the transfer protocol, answered with the code's status. */
export class RefusedTransfer extends Error {
  readonly code: TransferRefusalCode

  constructor(code: TransferRefusalCode) {
    super(code)
    this.name = 'RefusedTransfer'
    this.code = code
  }
}

/** English messages for the operator's developers. */
export const TRANSFER_REFUSAL_MESSAGES: Record<TransferRefusalCode, string> = {
  signature_invalid: 'The signature is missing, wrong, or older than a minute.',
  insufficient_balance: 'The balance does not cover the amount.',
  transfer_cancelled: 'The transfer was queried before it arrived, which cancelled it.',
  transfer_reused: 'The id was used for another transfer.',
  request_invalid: 'The body does not have the form of this call.',
  too_many_requests: 'Too many calls; slow down.',
  system_busy: 'The outcome is unknown; query the status.',
}
