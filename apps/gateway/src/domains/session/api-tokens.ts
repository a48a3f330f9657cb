import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { apiTokens } from '@playhouse/platform-api/session-api-tokens.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

/** The account's API tokens. @throws PlatformRefusal | PlatformUnavailable */
export async function readApiTokens(platform: SessionPlatform) {
  return (await platform.read(apiTokens, {})).list.map(apiToken)
}

const apiToken = ({ byOperator, lastUsedAt, ...token }: ValueOf<typeof apiTokens>['list'][number]) => ({
  ...token,
  isByOperator: byOperator,
  lastUsedAt: lastUsedAt ?? null,
})
