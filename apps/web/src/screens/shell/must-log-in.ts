/** Pages that a brand shows to everyone even where the others need a session (specification, section 2). */
const OPEN_PAGES: ReadonlySet<string> = new Set([
  '/login',
  // Where issuers and letters send those who are signing in.
  '/login/google',
  '/login/facebook',
  '/reset-password',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  // Where /download leads.
  '/down',
])

interface Asking {
  /** Whether the brand wants a session before anything else; undefined while that is not known. */
  logInFirst: boolean | undefined
  /** Whether there is a session; undefined while that is not known. */
  signedIn: boolean | undefined
}

/** Whether whoever asks for this page is led to the log-in page instead. Nobody is while something is not known yet. */
export function mustLogIn(pathname: string, { logInFirst, signedIn }: Asking): boolean {
  if (logInFirst !== true || signedIn !== false) return false
  return !OPEN_PAGES.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
}
