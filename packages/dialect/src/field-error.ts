/** A value that cannot be translated. Names the field and what was expected, never the value: it may be personal. */
export class FieldError extends Error {
  readonly expected: string
  readonly path: string

  constructor(expected: string, path = '') {
    super(`${path || 'value'}: expected ${expected}`)
    this.name = 'FieldError'
    this.expected = expected
    this.path = path
  }
}

/** The same failure, seen from the object or list that holds it. */
export function within(error: unknown, name: string | number): unknown {
  return error instanceof FieldError
    ? new FieldError(error.expected, error.path ? `${name}.${error.path}` : String(name))
    : error
}
