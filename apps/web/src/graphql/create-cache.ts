import { InMemoryCache } from '@apollo/client'
import { POSSIBLE_TYPES } from './possible-types.generated.ts'

/** An empty cache. There is one viewer, one wallet and one site, so they have no id; money is a value. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
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
}
