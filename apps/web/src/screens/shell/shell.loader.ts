import { client } from '../../graphql/client.ts'
import { holdsFrame } from '../../graphql/frame.ts'
import { ShellScreenDocument } from './shell-screen.generated.ts'

/** Asks for the frame's data if it is not there yet: for screens that ask for nothing else. Never waits. */
export function startShell(): void {
  if (holdsFrame(client.cache)) return
  // The frame shows what is missing.
  client.query({ query: ShellScreenDocument }).catch(() => undefined)
}

/** A route's loader that does just that. */
export function loader(): null {
  startShell()
  return null
}
