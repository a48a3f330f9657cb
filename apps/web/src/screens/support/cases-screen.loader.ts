import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { CasesScreenDocument } from './cases-screen.generated.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('page') ?? 1)
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const id = searchParams.get('case')
  return networkOnlyLoader(CasesScreenDocument, { page, id: id ?? '0', withCase: id !== null })
}
