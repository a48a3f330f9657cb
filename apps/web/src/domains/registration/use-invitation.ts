import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { InvitationCodeDocument } from './invitation-code.generated.ts'

/** Whether a code exists; `unknown` if the check failed. */
export type CodeCheck = 'valid' | 'invalid' | 'unknown'

/** Checks an agent's invitation code. Never rejects. */
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

/** State of the code field. `hidden`: the URL has a valid code. `wrong`: it has an invalid one. */
export type InvitationState = 'checking' | 'hidden' | 'shown' | 'wrong'

/** Checks the code in the URL once. `check`: whether the brand validates codes. */
export function useInvitationState(affiliateCode: string, check: boolean): InvitationState {
  const codeCheck = useCodeCheck()
  const shouldCheck = check && affiliateCode !== ''
  const [found, setFound] = useState<{ code: string; state: InvitationState }>()

  useEffect(() => {
    if (!shouldCheck) return
    let gone = false
    void codeCheck(affiliateCode).then((response) => {
      if (!gone) setFound({ code: affiliateCode, state: STATE_OF[response] })
    })
    return () => void (gone = true)
    // Once per code: the function changes with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [affiliateCode, shouldCheck])

  if (!shouldCheck) return 'shown'
  return found?.code === affiliateCode ? found.state : 'checking'
}

const STATE_OF: Readonly<Record<CodeCheck, InvitationState>> = { valid: 'hidden', invalid: 'wrong', unknown: 'shown' }
