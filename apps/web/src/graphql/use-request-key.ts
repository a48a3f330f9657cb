import { useRef } from 'react'
import { newRequestKey } from './request-key.ts'

interface RequestKey {
  /** Equal input gets the same key, so that a retry after a lost response runs once. */
  of: (input: unknown) => string
  /** After a success, so that the same can be sent again. */
  renew: () => void
}

/** The idempotency key of a form, kept as long as its component; `requestKeyFor` survives a reload. */
export function useRequestKey(): RequestKey {
  const last = useRef<{ input: string; key: string }>(undefined)
  return {
    of: (input) => {
      const text = JSON.stringify(input)
      if (last.current?.input !== text) last.current = { input: text, key: newRequestKey() }
      return last.current.key
    },
    renew: () => {
      last.current = undefined
    },
  }
}
