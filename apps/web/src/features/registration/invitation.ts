/** An invitation code is at most this long; what is longer is not one. */
const LONGEST_CODE = 64

/** The invitation code in a page's address (`?affiliateCode=…` or `?referralCode=…`); empty without one. */
export function invitationOf(params: URLSearchParams): string {
  const code = (params.get('affiliateCode') ?? params.get('referralCode') ?? '').trim()
  return code.length <= LONGEST_CODE ? code : ''
}
