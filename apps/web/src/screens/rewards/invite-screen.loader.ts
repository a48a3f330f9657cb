import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { InviteScreenDocument } from './invite-screen.generated.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('page') ?? 1)
  return networkOnlyLoader(InviteScreenDocument, {
    show: searchParams.get('show') === 'paid' ? ('PAID' as const) : ('ALL' as const),
    page: Number.isSafeInteger(asked) && asked > 0 ? asked : 1,
  })
}
