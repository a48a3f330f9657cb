import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { type KeyedOperation, type KeyedResult, requestKeys, type RequestKeys, underKey } from './request-key.ts'
import { readAbilities } from './site-abilities.ts'

/** The idempotency key of a form, kept as long as its component; `underKey` keeps it in the tab. */
export function useRequestKey(): RequestKeys {
  const [keys] = useState(() => {
    let last: ReturnType<Parameters<typeof requestKeys>[0]['get']>
    return requestKeys({ get: () => last, set: (stored) => (last = stored) })
  })
  return keys
}

/** `underKey` for the platform behind the site. */
export function useUnderKey() {
  const { cache } = useApolloClient()
  return <Result extends KeyedResult>(
    operation: KeyedOperation,
    requested: unknown,
    send: (requestKey: string) => Promise<Result>,
  ): Promise<Result> => underKey(operation, requested, send, readAbilities(cache).canRepeatMutations)
}
