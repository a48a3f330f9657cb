/** A refusal in words for the operator. */
export class OfficeError extends Error {
  readonly status: number

  constructor(message: string, status = 409) {
    super(message)
    this.name = 'OfficeError'
    this.status = status
  }
}
