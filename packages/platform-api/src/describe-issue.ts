import type * as z from 'zod'

interface Expectation {
  expected: string
  /** The type that came. */
  received: string | undefined
}

/** Where a value breaks its schema, what was expected there, and which type came: paths and types only, because values may be personal data. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const { expected, received } = getExpectation(issue)
  return `${issue.path.join('.') || 'value'}: expected ${expected}${received === undefined ? '' : `, received ${received}`}`
}

/** What a schema expected instead of a value. */
export function getExpectation(issue: z.core.$ZodIssue): Expectation {
  const branches = issue.code === 'invalid_union' ? issue.errors.flat().map(getExpectation) : []
  if (branches.length > 0) {
    const expected = [...new Set(branches.map((branch) => branch.expected))].join(' or ')
    return { expected, received: branches.find(({ received }) => received !== undefined)?.received }
  }
  const [, expected = issue.message.replace(/^invalid /i, ''), received] =
    /expected (.+?)(?:, received (\w+))?$/i.exec(issue.message) ?? []
  return { expected, received: received === 'undefined' ? 'nothing' : received }
}
