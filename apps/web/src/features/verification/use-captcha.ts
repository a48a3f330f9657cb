import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { CaptchaDocument, useRequestTextCaptchaMutation } from './captcha.generated.ts'
import { useHumanCheck } from './use-human-check.ts'

/** The platform allows one picture per second; the margin covers requests that overtake each other. */
const GAP_MS = 1_100

interface Shown {
  id: string
  /** Null for a captcha that need not be read. */
  image: string | null
}

/** The picture that is shown, and the code of the failure when none could be had. */
export interface CaptchaPicture {
  shown: Shown | undefined
  failure: string | undefined
  /** The characters of a captcha that need not be read, once `spell` has brought them. */
  spelled: string | undefined
  /** Has the characters told, for whoever cannot read a picture: the browser does some work for them. Never rejects. */
  spell: () => Promise<void>
  /** Shows another picture, at most once a second; a call that comes too early counts when the second is over. */
  refresh: () => void
}

/** Fetches a captcha picture when the field appears, and another one when asked. */
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
      notBefore.current = Date.now() + GAP_MS
      const { data, error } = await client
        .query({ query: CaptchaDocument, fetchPolicy: 'no-cache', errorPolicy: 'all' })
        .catch((thrown: unknown) => ({ data: undefined, error: thrown }))
      if (data?.captcha) return setPicture({ shown: data.captcha })
      const failure = errorCodeOf(error)
      // Others at the same address ask too.
      if (failure === 'RATE_LIMITED' && here.current) return wait()
      setPicture({ failure })
    }
    const wait = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void load(), Math.max(0, notBefore.current - Date.now()))
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
    spell: () => spell().catch((error: unknown) => setPicture((last) => ({ ...last, failure: errorCodeOf(error) }))),
  }
}
