import { INVITATION_CODE_MAX } from '@playhouse/shared/limits.ts'

const KEY = 'invitation'

/** The invitation in a visitor's first URL. */
export interface Invitation {
  /** An agent's code; empty without one. */
  affiliateCode: string
  /** A member's code; empty without one. */
  referralCode: string
}

/** The invitation in a URL (`?affiliateCode=…`, `?referralCode=…`). */
export function invitationIn(params: URLSearchParams): Invitation {
  const code = (name: string) => {
    const text = (params.get(name) ?? '').trim()
    return text.length <= INVITATION_CODE_MAX ? text : ''
  }
  return { affiliateCode: code('affiliateCode'), referralCode: code('referralCode') }
}

/** Stores the invitation for the tab, so that a visitor who looks around first is still invited. */
export function keepInvitation(params: URLSearchParams): void {
  const invitation = invitationIn(params)
  if (!invitation.affiliateCode && !invitation.referralCode) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(invitation))
  } catch {
    // Without storage it holds for this page only.
  }
}

/** The invitation in this URL, or else the stored one. */
export function getInvitation(params: URLSearchParams): Invitation {
  const here = invitationIn(params)
  if (here.affiliateCode || here.referralCode) return here
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Invitation> | null
    return { affiliateCode: stored?.affiliateCode ?? '', referralCode: stored?.referralCode ?? '' }
  } catch {
    return here
  }
}
