import { CombinedGraphQLErrors } from '@apollo/client'

/** True if a query's error concerns this root field: its own failure, or one that kept the whole answer away. */
export function failedAt(error: unknown, field: string): boolean {
  if (!error) return false
  if (!CombinedGraphQLErrors.is(error)) return true
  return error.errors.some(({ path }) => path === undefined || path[0] === field)
}
