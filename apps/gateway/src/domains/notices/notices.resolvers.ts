import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import * as contract from '@playhouse/platform-api/notices.ts'
import { memberMutation, publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { takes } from '../base/contract-input.ts'

type Settings = ValueOf<typeof contract.messageSettings>

export const noticeResolvers: Resolvers = {
  MemberAccount: {
    messageSettings: async (_account, _args, context) => {
      const brand = await context.brand()
      if (!brand.offers(inbox)) return null
      return readSession(context, async (platform) => getSettings(await platform.read(contract.messageSettings, {})))
    },
  },
  Mutation: {
    setMessagePreference: memberMutation(async (platform, { kind, channel, isOn }) =>
      success(await platform.write(contract.setMessagePreference, { kind, channel, on: isOn })),
    ),
    setQuietHours: memberMutation(async (platform, { fromMinute: from, toMinute: to }) =>
      success(
        await platform.write(contract.setQuietHours, {
          quietHours: from == null && to == null ? null : { from: from ?? -1, to: to ?? -1 },
        }),
      ),
    ),
    addPushDevice: memberMutation(async (platform, input) =>
      success(await platform.write(contract.addPushDevice, input)),
    ),
    unsubscribe: publicMutation(async (platform, { token }) => {
      const ended = await platform.write(contract.unsubscribe, { token })
      return {
        __typename: 'UnsubscribeSuccess' as const,
        kind: contract.NOTICE_KINDS.find((kind) => kind === ended.kind) ?? ('SYSTEM' as const),
      }
    }),
    removePushDevice: memberMutation(async (platform, { id }) =>
      takes(contract.removePushDevice, 'id', id)
        ? success(await platform.write(contract.removePushDevice, { id }))
        : problem('NOT_FOUND', { field: 'id' }),
    ),
  },
}

const success = (settings: Settings) => ({
  __typename: 'MessageSettingsSuccess' as const,
  settings: getSettings(settings),
})

function getSettings({ preferences, quietHours, pushKey, email, mobile, marketing, devices }: Settings) {
  return {
    preferences: contract.NOTICE_KINDS.flatMap((kind) =>
      contract.NOTICE_CHANNELS.map((channel) => ({
        kind,
        channel,
        isOn: preferences.some((one) => one.kind === kind && one.channel === channel && one.on),
      })),
    ),
    quietHours: quietHours && {
      fromMinute: quietHours.from,
      toMinute: quietHours.to,
    },
    pushKey,
    maskedEmail: email,
    maskedMobile: mobile,
    canReceivePromotions: marketing,
    devices: devices.map(({ id, device, endpointHash, createdAt, lastSentAt }) => ({
      id,
      name: device,
      endpointHash,
      createdAt,
      lastSentAt,
    })),
  }
}
