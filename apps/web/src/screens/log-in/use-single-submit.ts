import { useRef } from 'react'
import type { SubmitEvent } from 'react'

/** A form's `onSubmit` of which a second press or Enter while the first is on its way sends nothing. */
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
