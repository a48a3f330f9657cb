const KEY = 'invitation'
/** An invitation code is at most this long; what is longer is not one. */
const LONGEST_CODE = 64

/** Who invited, by the address that a visitor came with. */
export interface Invitation {
  /** An agent's code; empty without one. */
  affiliateCode: string
  /** A member's code; empty without one. */
  referralCode: string
}

/** The invitation in a page's address (`?affiliateCode=…`, `?referralCode=…`). */
export function invitationIn(params: URLSearchParams): Invitation {
  const code = (name: string) => {
    const text = (params.get(name) ?? '').trim()
    return text.length <= LONGEST_CODE ? text : ''
  }
  return { affiliateCode: code('affiliateCode'), referralCode: code('referralCode') }
}

/** Keeps the invitation of the address that a visitor came with, for the length of the tab: who looks around first is invited still. */
export function keepInvitation(params: URLSearchParams): void {
  const invitation = invitationIn(params)
  if (!invitation.affiliateCode && !invitation.referralCode) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(invitation))
  } catch {
    // Then it holds for the page that it came with.
  }
}

/** The invitation in this address, or else the one that the visitor came with. */
export function invitationOf(params: URLSearchParams): Invitation {
  const here = invitationIn(params)
  if (here.affiliateCode || here.referralCode) return here
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Invitation> | null
    return { affiliateCode: kept?.affiliateCode ?? '', referralCode: kept?.referralCode ?? '' }
  } catch {
    return here
  }
}
