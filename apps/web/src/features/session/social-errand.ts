/** Why the browser was sent to an identity provider: to log in, or to link an identity. */
export type Errand = 'signIn' | 'link'

const KEY = 'errand-elsewhere'

/** Stored before leaving, for the page that the provider redirects to. */
export function noteErrand(errand: Errand): void {
  sessionStorage.setItem(KEY, errand)
}

/** Log-in by default. */
export function errandOf(): Errand {
  return sessionStorage.getItem(KEY) === 'link' ? 'link' : 'signIn'
}
