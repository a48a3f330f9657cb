import { openServicePath } from '@playhouse/platform-api/service-link.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'

export const supportResolvers: Resolvers = {
  Site: {
    customerService: ({ brand }) =>
      brand.info.customerService.map(({ type, path }) => {
        const address = openServicePath(path)
        const problem = address === undefined ? 'NOT_AVAILABLE' : null
        return { __typename: 'CustomerServiceLink', type, address: address ?? null, problem }
      }),
  },
}
