import { ApolloLink } from '@apollo/client'
import { visitorLooks } from './frame.ts'

interface PublicAnswersLinkSettings {
  /** For each public query the variables that must be false for its answer to be every visitor's. */
  publicUnless: Readonly<Record<string, readonly string[]>>
  /** The platform's code of the language that answers are worded in, asked anew for each operation. */
  language: () => string
}

/**
 * Sends what every visitor of one language reads alike by GET, with all it depends on in its address, so that the browser and
 * whatever stands before the gateway may keep the answer as long as the gateway says. A member's answers are their own (they
 * hold what the member likes), so they are posted, as is everything before the first answer has told who looks.
 */
export function publicAnswersLink({ publicUnless, language }: PublicAnswersLinkSettings): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const flags = publicUnless[operation.operationName ?? '']
    const isPublic = flags?.every((name) => operation.variables[name] === false)
    // What counts up while it is looked at is not to be answered from a store.
    const { askAnew } = operation.getContext()
    if (isPublic && !askAnew && visitorLooks(operation.client.cache)) {
      operation.setContext({
        uri: `/graphql?language=${encodeURIComponent(language())}`,
        fetchOptions: { method: 'GET' },
        // The address says the language: as a header too it would be kept once for each way of asking.
        headers: {},
      })
    }
    return forward(operation)
  })
}
