import { type FieldMergeFunction, InMemoryCache, type TypePolicies } from '@apollo/client'
import { ITEM_FIELDS } from './item-fields.generated.ts'
import { POSSIBLE_TYPES } from './possible-types.generated.ts'

/** In a response's extensions: it has errors. The cache gets a response without them. */
export const HAS_ERRORS = 'hasErrors'

/** Keeps what is known of an item that may have failed to load: its null would be read as "there is none" on the next visit. */
const keepIfFailed: FieldMergeFunction = (_existing, incoming, { extensions, existingData }) =>
  incoming === null && extensions?.[HAS_ERRORS] ? existingData : incoming

const ITEM_POLICIES: TypePolicies = Object.fromEntries(
  Object.entries(ITEM_FIELDS).map(([type, fields]) => [
    type,
    { fields: Object.fromEntries(fields.map((field) => [field, { merge: keepIfFailed }])) },
  ]),
)

/** An empty cache. There is one viewer, one wallet and one site, so they have no id; money is a value. */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({
    possibleTypes: POSSIBLE_TYPES,
    typePolicies: {
      Site: { keyFields: [] },
      Viewer: { keyFields: [] },
      Wallet: { keyFields: [] },
      AgentAccount: { keyFields: [] },
      MemberAccount: { keyFields: [] },
      AccountSecurity: { keyFields: [] },
      MessageSettings: { keyFields: [] },
      Lobby: { keyFields: ['id'] },
      LotteryGame: { keyFields: ['code'] },
      LotteryDraw: { keyFields: ['code', 'number'] },
      Money: { keyFields: false },
      MenuEntry: { keyFields: false },
      Permission: { keyFields: false },
      WalletSummary: { merge: true },
      // Screens select different parts of them.
      LotteryMenus: { merge: true },
      LotteryBoard: { merge: true },
      MemberLabel: { merge: true },
      Chat: { merge: true },
      PaymentPassword: { merge: true },
      SecurityQuestions: { merge: true },
      SiteSettings: { merge: true },
      SiteStatus: { merge: true },
    },
  })
  cache.policies.addTypePolicies(ITEM_POLICIES)
  return cache
}
