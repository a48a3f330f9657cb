import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getErrorCode } from '../../graphql/error-code.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { CaptchaDocument, useRequestTextCaptchaMutation } from './captcha.generated.ts'
import { useHumanCheck } from './parts/use-human-check.ts'

/** The platform allows one picture per second; the margin covers requests that overtake each other. */
const GAP_MS = 1_100

interface Shown {
  id: string
  /** Null after the accessible alternative. */
  image: string | null
}

/** The current captcha, or the error code if loading failed. */
export interface CaptchaPicture {
  shown: Shown | undefined
  failure: string | undefined
  /** Characters from `spell`, the accessible alternative. */
  spelled: string | undefined
  /** Gets the characters in exchange for a proof of work. Never rejects. */
  spell: () => Promise<void>
  /** Loads another picture, at most once per second; an early call is delayed. */
  refresh: () => void
}

/** Loads a captcha when the field appears, and another one on request. */
export function useCaptcha(): CaptchaPicture {
  const client = useApolloClient()
  const { run } = useSubmit(useRequestTextCaptchaMutation())
  const { prove } = useHumanCheck()
  const [picture, setPicture] = useState<{ shown?: Shown; failure?: string; spelled?: string }>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const notBefore = useRef(0)
  const here = useRef(false)

  const refresh = useCallback(() => {
    const load = async () => {
      notBefore.current = performance.now() + GAP_MS
      const { data, error } = await client
        .query({ query: CaptchaDocument, fetchPolicy: 'no-cache', errorPolicy: 'all' })
        .catch((thrown: unknown) => ({ data: undefined, error: thrown }))
      if (data?.captcha) return setPicture({ shown: data.captcha })
      const failure = getErrorCode(error)
      // Other visitors may share the address and its limit.
      if (failure === 'RATE_LIMITED' && here.current) return wait()
      setPicture({ failure })
    }
    const wait = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void load(), Math.max(0, notBefore.current - performance.now()))
    }
    wait()
  }, [client])

  const spell = async () => {
    clearTimeout(timer.current)
    const humanProof = (await prove()) ?? ''
    const { success, problem } = await run({ input: { humanProof } })
    if (problem) return setPicture((last) => ({ ...last, failure: problem.code }))
    setPicture({ shown: { id: success.id, image: null }, spelled: success.characters })
  }
  useEffect(() => {
    here.current = true
    refresh()
    return () => {
      here.current = false
      clearTimeout(timer.current)
    }
  }, [refresh])
  return {
    shown: picture.shown,
    failure: picture.failure,
    spelled: picture.spelled,
    refresh,
    spell: () => spell().catch((error: unknown) => setPicture((last) => ({ ...last, failure: getErrorCode(error) }))),
  }
}
