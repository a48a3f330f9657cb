import { LOBBY_CATEGORIES, type LobbyId } from '@playhouse/shared/game-categories.ts'

const ROUTE = 'ROUTE'

/**
 * Every event that may be sent, with all its fields. A field has a value of a closed list or is a route, so names, ids,
 * amounts and addresses cannot be sent. Tests compare this list with docs/analytics.md.
 */
export const ANALYTICS_EVENTS = {
  page_view: { about: 'A screen is shown, or consent is given on it.', fields: { page: ROUTE } },
  log_in: {
    about: 'A member has logged in.',
    fields: { method: ['password', 'code', 'second_step', 'passkey', 'provider', 'new_password', 'hand_off'] },
  },
  register: { about: 'A visitor has registered.', fields: { method: ['username', 'mobile'] } },
  free_play_started: { about: 'A demo account is opened.', fields: {} },
  game_opened: {
    about: 'A game has been launched. Lotteries are screens.',
    fields: { lobby: Object.keys(LOBBY_CATEGORIES) as LobbyId[] },
  },
  deposit_started: { about: 'A deposit has been requested.', fields: {} },
  deposit_credited: { about: 'A deposit is credited while its screen is open.', fields: {} },
  promotion_claimed: { about: 'A promotion has been claimed.', fields: {} },
} as const satisfies Record<string, EventShape>

interface EventShape {
  about: string
  fields: Readonly<Record<string, typeof ROUTE | readonly string[]>>
}

type Events = typeof ANALYTICS_EVENTS
type ValueOf<Field> = Field extends readonly (infer Value)[] ? Value : string

export type AnalyticsEvent = {
  [Name in keyof Events]: { name: Name } & {
    [Field in keyof Events[Name]['fields']]: ValueOf<Events[Name]['fields'][Field]>
  }
}[keyof Events]

export type LogInMethod = Extract<AnalyticsEvent, { name: 'log_in' }>['method']

/** Letters and parameter names only, so neither ids nor queries pass. */
const ROUTE_PATTERN = /^\/[A-Za-z:*/-]*$/

/** The fields of an event to send; null if they are not as documented, whatever the type says. */
export function findFields({ name, ...given }: AnalyticsEvent): Record<string, string> | null {
  const shape: EventShape | undefined = Object.hasOwn(ANALYTICS_EVENTS, name) ? ANALYTICS_EVENTS[name] : undefined
  const fields = Object.entries(given)
  const isDocumented = ([field, value]: [string, string]) => {
    const allowed = shape?.fields[field]
    return allowed === ROUTE ? ROUTE_PATTERN.test(value) : (allowed?.includes(value) ?? false)
  }
  if (!shape || fields.length !== Object.keys(shape.fields).length || !fields.every(isDocumented)) return null
  return Object.fromEntries(fields)
}
