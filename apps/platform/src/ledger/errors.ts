/** The account's balance does not cover the transaction. Nothing was posted. */
export class InsufficientBalanceError extends Error {
  constructor() {
    super('The balance does not cover the amount')
    this.name = 'InsufficientBalanceError'
  }
}

/** The member may not receive this now (`receiving_rules`). Nothing was posted. */
export class ReceivingRefusedError extends Error {
  /** State of the account that decides; may be nobody's business but its owner's. */
  readonly state: string
  constructor(state: string) {
    super('The account may not receive this now')
    this.name = 'ReceivingRefusedError'
    this.state = state
  }
}

/** The idempotency key was used for another request. Nothing was posted. */
export class IdempotencyMismatchError extends Error {
  constructor(key: string) {
    super(`The idempotency key ${JSON.stringify(key)} belongs to another request`)
    this.name = 'IdempotencyMismatchError'
  }
}

/** The entries do not add to zero. A bug of the caller. */
export class UnbalancedError extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'UnbalancedError'
  }
}

/** An amount is not positive, or a balance would overflow 64 bits. */
export class AmountError extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'AmountError'
  }
}

export class UnknownAccountError extends Error {
  constructor(account: string | number) {
    super(`No such ledger account: ${account}`)
    this.name = 'UnknownAccountError'
  }
}
