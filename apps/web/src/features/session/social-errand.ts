/** What a browser was sent to an issuer for: to sign in, or to connect an account to one that is signed in. */
export type Errand = 'signIn' | 'link'

const KEY = 'errand-elsewhere'

/** Notes it before the browser leaves, for the page to which it comes back. */
export function noteErrand(errand: Errand): void {
  sessionStorage.setItem(KEY, errand)
}

/** What the browser comes back from; signing in when nothing was noted. */
export function errandOf(): Errand {
  return sessionStorage.getItem(KEY) === 'link' ? 'link' : 'signIn'
}
