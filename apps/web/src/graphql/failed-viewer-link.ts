import { ApolloLink } from '@apollo/client'
import { map } from 'rxjs'

/**
 * Leaves a viewer out of the answer whom the gateway could not ask for. Its null would read as "a visitor", be cached as that,
 * and sign the page out whenever the platform does not answer.
 */
export const failedViewerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const failed = result.errors?.some(({ path }) => path?.length === 1 && path[0] === 'viewer')
      if (!failed || !result.data) return result
      const { viewer: _unknown, ...data } = result.data
      return { ...result, data }
    }),
  ),
)
