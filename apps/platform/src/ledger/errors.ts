/** The account does not hold what the transaction takes from it. Nothing was moved. */
export class InsufficientBalanceError extends Error {
  constructor() {
    super('The account does not hold enough')
    this.name = 'InsufficientBalanceError'
  }
}

/** The idempotency key was used before, for another request. Nothing was moved. */
export class IdempotencyMismatchError extends Error {
  constructor(key: string) {
    super(`The idempotency key ${JSON.stringify(key)} belongs to another request`)
    this.name = 'IdempotencyMismatchError'
  }
}

/** The lines do not add to zero, or are no transaction at all. A fault of the caller, never of a member. */
export class UnbalancedError extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'UnbalancedError'
  }
}

/** An amount is not above zero, or leads to a balance beyond the eight bytes that the book keeps. */
export class AmountError extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'AmountError'
  }
}

/** A line names an account that is not in the book. */
export class UnknownAccountError extends Error {
  constructor(account: string | number) {
    super(`No such account in the book: ${account}`)
    this.name = 'UnknownAccountError'
  }
}

/** The withdrawal is not there, or not in the state from which this step leads on. */
export class WithdrawalStateError extends Error {
  constructor(withdrawalId: number) {
    super(`Withdrawal ${withdrawalId} is not waiting to be disbursed`)
    this.name = 'WithdrawalStateError'
  }
}
