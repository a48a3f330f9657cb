import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { StatementScreenDocument } from './statement-screen.generated.ts'
import type { StatementScreenQueryVariables } from './statement-screen.generated.ts'

/** `year` in the URL, by default the current one. */
export function loader({ request }: LoaderFunctionArgs): { variables: StatementScreenQueryVariables } {
  const year = /^[2-9]\d{3}$/.exec(new URL(request.url).searchParams.get('year') ?? '')
  return networkOnlyLoader(StatementScreenDocument, { year: year ? Number(year[0]) : null })
}
