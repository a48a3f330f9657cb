import { useState } from 'react'
import { requestKeys, type RequestKeys } from './request-key.ts'

/** The idempotency key of a form, kept as long as its component; `underKey` keeps it in the tab. */
export function useRequestKey(): RequestKeys {
  const [keys] = useState(() => {
    let last: ReturnType<Parameters<typeof requestKeys>[0]['get']>
    return requestKeys({ get: () => last, set: (stored) => (last = stored) })
  })
  return keys
}
