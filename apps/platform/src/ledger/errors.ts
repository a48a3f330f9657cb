/** The account does not hold what the movement takes from it. Nothing was moved. */
export class InsufficientBalanceError extends Error {
  constructor(account: string) {
    super(`${account} does not hold enough`)
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

/** The legs do not add to zero, or are no movement at all. A fault of the caller, never of a member. */
export class UnbalancedError extends Error {
  constructor(type: string, why: string) {
    super(`${type}: ${why}`)
    this.name = 'UnbalancedError'
  }
}

/** An amount, or a balance it would lead to, does not fit the eight bytes that the book keeps. */
export class AmountTooLargeError extends Error {
  constructor(account: string) {
    super(`The amount does not fit ${account}`)
    this.name = 'AmountTooLargeError'
  }
}

/** A leg names an account that is not in the book. */
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
