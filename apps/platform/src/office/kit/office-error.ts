import { getFailure, PlatformError } from '../../request/platform-error.ts'

/** Faults of a form's fields, by their names. */
export type FieldProblems = Readonly<Record<string, string>>

/** A refusal in words for the operator. */
export class OfficeError extends Error {
  readonly status: number
  /** `price: is a point at least` names its field. */
  readonly problems: FieldProblems

  constructor(message: string, status = 409, problems?: FieldProblems) {
    super(message)
    this.name = 'OfficeError'
    this.status = status
    const [, field, problem] = /^(\w+): ([^]*)$/.exec(message) ?? []
    this.problems = problems ?? (field !== undefined && problem !== undefined ? { [field]: problem } : {})
  }
}

/** What a refusal of the office or of a domain says to the operator; undefined for a failure. */
export function findRefusal(error: unknown): { status: number; message: string; problems?: FieldProblems } | undefined {
  if (error instanceof OfficeError) return error
  if (!(error instanceof PlatformError)) return undefined
  const { status, body } = getFailure(error.code, error.details)
  return { status, message: `${body.message} (${error.code})` }
}

/** One refusal for all fields of a form; the first names it. */
export function refuseFields(problems: FieldProblems): never {
  const [first] = Object.entries(problems)
  throw new OfficeError(first ? first.join(': ') : 'The form cannot be read.', 400, problems)
}

/** Runs every step, so that all that is wrong is said at once. @throws OfficeError */
export function checkAll(...steps: readonly (() => unknown)[]): void {
  const problems: Record<string, string> = {}
  for (const step of steps) {
    try {
      step()
    } catch (error) {
      if (!(error instanceof OfficeError) || Object.keys(error.problems).length === 0) throw error
      for (const [field, problem] of Object.entries(error.problems)) problems[field] ??= problem
    }
  }
  if (Object.keys(problems).length > 0) refuseFields(problems)
}

const MISSING: readonly string[] = ['record.not.found', 'lottery.ticket.not.found']

/** Returns undefined for what a domain says is not there. @throws any other error */
export function unlessMissing(error: unknown): undefined {
  if (!(error instanceof PlatformError) || !MISSING.includes(error.code)) throw error
}
