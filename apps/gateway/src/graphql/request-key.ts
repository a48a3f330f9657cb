import { badArgument } from './failures.ts'

/** The key of a request as it goes on to the platform. @throws GraphQLError for what could not travel as a header */
export function checkedKey(key: string | null | undefined): string | undefined {
  if (key && !/^[\w-]{16,64}$/.test(key)) throw badArgument('requestKey must be 16 to 64 letters, digits, "-" and "_".')
  return key ?? undefined
}
