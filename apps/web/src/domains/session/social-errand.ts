/** Why the browser was sent to an identity provider: to log in, or to link an identity to this account. */
export type Errand = { to: 'signIn' } | { to: 'link'; viewerId: string }

const KEY = 'errand-elsewhere'

/** Stored before leaving, for the page that the provider redirects to. */
export function noteErrand(errand: Errand): void {
  if (errand.to === 'link') sessionStorage.setItem(KEY, errand.viewerId)
  else sessionStorage.removeItem(KEY)
}

/** Log-in by default. */
export function getErrand(): Errand {
  const viewerId = sessionStorage.getItem(KEY)
  return viewerId === null ? { to: 'signIn' } : { to: 'link', viewerId }
}
