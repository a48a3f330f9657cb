import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'

import { flatten } from '../rules.ts'
import { AGENT } from './agent.ts'
import { CASHIER } from './cashier.ts'
import { LIMITS } from './limits.ts'
import { LOTTERY } from './lottery.ts'
import { MEMBER } from './member.ts'
import { PLAY } from './play.ts'
import { REWARDS } from './rewards.ts'
import { SESSION } from './session.ts'
import { SITE } from './site.ts'
import { SUPPORT } from './support.ts'

const byEndpoint = Map.groupBy(
  [AGENT, CASHIER, LIMITS, LOTTERY, MEMBER, PLAY, REWARDS, SESSION, SITE, SUPPORT]
    .flat()
    .flatMap(({ endpoints, findings }) => endpoints.map((endpoint) => ({ endpoint, findings }))),
  ({ endpoint }) => endpoint,
)

/**
 * Findings of a response, by rule: a rule that holds has none.
 * @param value and `input` as the schemas parse them
 */
export const ruleFindings = (endpoint: Endpoint, value: unknown, input: unknown, now: number): string[][] =>
  (byEndpoint.get(endpoint) ?? []).flatMap(({ findings }) =>
    findings(value as never, input as never, now).map((finding) => flatten(finding)),
  )
