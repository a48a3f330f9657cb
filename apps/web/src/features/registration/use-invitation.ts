import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { InvitationCodeDocument } from './invitation-code.generated.ts'

/** Whether somebody has a code; `unknown` when that cannot be told just now. */
export type CodeCheck = 'valid' | 'invalid' | 'unknown'

/** Asks whether an agent has an invitation code. Never rejects. */
export function useCodeCheck(): (code: string) => Promise<CodeCheck> {
  const client = useApolloClient()
  return async (code) => {
    try {
      const { data } = await client.query({
        query: InvitationCodeDocument,
        variables: { code },
        fetchPolicy: 'no-cache',
      })
      if (!data?.invitationCode) return 'unknown'
      return data.invitationCode.isValid ? 'valid' : 'invalid'
    } catch {
      return 'unknown'
    }
  }
}

/**
 * What becomes of the form's field for the code: a good code from the address hides it, a wrong one
 * shows it, and without one it is shown.
 */
export type InvitationState = 'checking' | 'hidden' | 'shown' | 'wrong'

/** Checks the code of the address once. `check`: whether the brand has codes checked. */
export function useInvitationState(affiliateCode: string, check: boolean): InvitationState {
  const codeCheck = useCodeCheck()
  const wanted = check && affiliateCode !== ''
  const [found, setFound] = useState<{ code: string; state: InvitationState }>()

  useEffect(() => {
    if (!wanted) return
    let gone = false
    void codeCheck(affiliateCode).then((answer) => {
      if (!gone) setFound({ code: affiliateCode, state: STATE_OF[answer] })
    })
    return () => void (gone = true)
    // Once for each code: the function is new with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [affiliateCode, wanted])

  if (!wanted) return 'shown'
  return found?.code === affiliateCode ? found.state : 'checking'
}

const STATE_OF: Readonly<Record<CodeCheck, InvitationState>> = { valid: 'hidden', invalid: 'wrong', unknown: 'shown' }
