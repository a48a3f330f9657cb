import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { PointsScreenDocument } from './points-screen.generated.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return networkOnlyLoader(PointsScreenDocument, { page: Number.isSafeInteger(asked) && asked > 0 ? asked : 1 })
}
