import { client } from '../../graphql/client.ts'
import { holdsFrame } from '../../graphql/frame.ts'
import { ShellScreenDocument } from './shell-screen.generated.ts'

/** Starts the shell's query unless it is cached, for screens without a query of their own. Does not wait. */
export function startShell(): void {
  if (holdsFrame(client.cache)) return
  // The shell shows the failure.
  client.query({ query: ShellScreenDocument }).catch(() => undefined)
}

export function loader(): null {
  startShell()
  return null
}
