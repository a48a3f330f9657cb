/** Pages open to visitors even when the brand requires a log-in. */
const OPEN_PAGES: ReadonlySet<string> = new Set([
  '/login',
  // Identity providers and password mails link here.
  '/login/google',
  '/login/facebook',
  '/reset-password',
  '/register',
  '/register.html',
  '/helpmc',
  '/service',
  '/download',
  // `/download` redirects here.
  '/down',
])

interface Asking {
  /** Whether the brand requires a log-in; undefined while loading. */
  logInRequired: boolean | undefined
  /** Undefined while loading. */
  signedIn: boolean | undefined
}

/** Whether this page redirects to the log-in page; false while loading. */
export function mustLogIn(pathname: string, { logInRequired, signedIn }: Asking): boolean {
  if (logInRequired !== true || signedIn !== false) return false
  return !OPEN_PAGES.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
}
