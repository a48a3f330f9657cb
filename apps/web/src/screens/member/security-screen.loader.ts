import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { SecurityScreenDocument } from './security-screen.generated.ts'
import type { SecurityScreenQueryVariables } from './security-screen.generated.ts'

/** `page` in the URL is the page of the log-in history. */
export function loader({ request }: LoaderFunctionArgs): { variables: SecurityScreenQueryVariables } {
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return networkOnlyLoader(SecurityScreenDocument, { page: Number.isSafeInteger(asked) && asked > 0 ? asked : 1 })
}
