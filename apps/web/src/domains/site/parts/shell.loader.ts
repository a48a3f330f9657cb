import type { LoaderFunctionArgs } from 'react-router-dom'
import { holdsFrame } from '../../../graphql/frame.ts'
import { createClientFor, isOnServer } from '../../../graphql/screen-loader.ts'
import { ShellScreenDocument } from '../shell-screen.generated.ts'

/** Starts the shell's query unless it is cached, for screens without a query of their own. Waits on the server only. */
export function loader(args: LoaderFunctionArgs): null | Promise<null> {
  const client = createClientFor(args)
  if (holdsFrame(client.cache)) return null
  // The shell shows the failure.
  const started = client.query({ query: ShellScreenDocument }).catch(() => undefined)
  return isOnServer(args) ? started.then(() => null) : null
}
