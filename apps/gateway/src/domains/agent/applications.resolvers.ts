import * as contract from '@playhouse/platform-api/agent-applications.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { AgentApplicationChannel } from '@playhouse/schema/types.generated.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { MAY } from '../session/permissions.ts'

type Programme = ValueOf<typeof contract.agentApplication>
const CHANNELS: ReadonlySet<string> = new Set<AgentApplicationChannel>(contract.APPLICATION_CHANNELS)
const isChannel = (channel: string): channel is AgentApplicationChannel => CHANNELS.has(channel)

export const applicationResolvers: Resolvers = {
  MemberAccount: {
    agentApplication: async ({ account }, _args, context) => {
      if (MAY.applyAsAgent(account, await context.brand())) return null
      return readSession(context, async (platform) => {
        const { rate, application } = await platform.read(contract.agentApplication, {})
        return {
          rebateBasisPoints: rate,
          application: application && toApplication(application),
        }
      })
    },
  },
  Mutation: {
    applyAsAgent: memberMutation(async (platform, input) =>
      success(await platform.write(contract.applyAsAgent, input)),
    ),
    answerAgentApplication: memberMutation(async (platform, input) =>
      success(await platform.write(contract.answerApplication, input)),
    ),
  },
}

function success({ application }: Programme) {
  if (!application) return problem('APPLICATION_CHANGED')
  return { __typename: 'AgentApplicationSuccess' as const, application: toApplication(application) }
}

const toApplication = ({ channel, ...rest }: NonNullable<Programme['application']>) => ({
  ...rest,
  channel: isChannel(channel) ? channel : ('OTHER' as const),
})
