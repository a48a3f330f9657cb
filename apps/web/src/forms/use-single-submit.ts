import { useRef } from 'react'
import type { SubmitEvent } from 'react'

/** An `onSubmit` handler that ignores submits while one is in flight. */
export function useSingleSubmit(
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>,
): (event: SubmitEvent<HTMLFormElement>) => void {
  const sending = useRef(false)
  return (event) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    void submit(event).finally(() => (sending.current = false))
  }
}
