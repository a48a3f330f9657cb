import type { GraphQLFormattedError } from 'graphql'
import { createStore, type Store } from '../store.ts'

export interface SignedInAs {
  id: string
  username: string
}

/** The account that is signed in where the page shows another one, or none; a dialog asks how to go on. */
export const anotherAccount: Store<SignedInAs | null> = createStore<SignedInAs | null>(() => null)

/** Reads who is signed in from a response that was refused because the page shows another account. */
export function findSignedInAs(errors: readonly GraphQLFormattedError[] | undefined): SignedInAs | undefined {
  const refusal = errors?.find(({ extensions }) => extensions?.['code'] === 'SESSION_OF_ANOTHER_ACCOUNT')
  return refusal?.extensions?.['signedInAs'] as SignedInAs | undefined
}
