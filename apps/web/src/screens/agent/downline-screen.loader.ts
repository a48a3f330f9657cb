import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { DownlineScreenDocument } from './downline-screen.generated.ts'

export function loader({ params }: LoaderFunctionArgs) {
  return networkOnlyLoader(DownlineScreenDocument, { username: params.username ?? '' })
}
