import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import * as contract from '@playhouse/platform-api/notices.ts'
import type { NoticeChannel, NoticeKind } from '@playhouse/schema/types.generated.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import type { Context } from '../base/context.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchInvalidInput, problem, readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'

type Settings = ValueOf<typeof contract.messageSettings>

const KINDS: readonly NoticeKind[] = ['SYSTEM', 'DEPOSIT', 'WITHDRAWAL', 'PROMOTION', 'AGENT']
const CHANNELS: readonly NoticeChannel[] = ['PUSH', 'EMAIL', 'SMS']

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const noticeResolvers: Resolvers = {
  MemberAccount: {
    messageSettings: async (_account, _args, context) => {
      const brand = await context.brand()
      if (!brand.isOn(inbox.moduleId)) return null
      return readSession(context, async (platform) => settingsOf(await platform.read(contract.messageSettings, {})))
    },
  },
  Mutation: {
    setMessagePreference: (_root, { input: { kind, channel, isOn } }, context) =>
      change(context, (platform) => platform.write(contract.setMessagePreference, { kind, channel, on: isOn })),
    setQuietHours: (_root, { input: { fromMinute: from, toMinute: to } }, context) =>
      change(context, (platform) =>
        platform.write(contract.setQuietHours, {
          quietHours: from == null && to == null ? null : { from: from ?? -1, to: to ?? -1 },
        }),
      ),
    addPushDevice: (_root, { input }, context) =>
      change(context, (platform) => platform.write(contract.addPushDevice, input)),
    removePushDevice: (_root, { input: { id } }, context) =>
      UUID.test(id)
        ? change(context, (platform) => platform.write(contract.removePushDevice, { id }))
        : problem('NOT_FOUND', { field: 'id' }),
  },
}

function change(context: Context, work: (platform: SessionPlatform) => Promise<Settings>) {
  return catchInvalidInput(context, async () => {
    const { platform } = context.session
    if (!platform) return problem('SESSION_EXPIRED')
    return { __typename: 'MessageSettingsSuccess' as const, settings: settingsOf(await work(platform)) }
  })
}

function settingsOf({ preferences, quietHours, pushKey, email, mobile, marketing, devices }: Settings) {
  return {
    __typename: 'MessageSettings' as const,
    preferences: KINDS.flatMap((kind) =>
      CHANNELS.map((channel) => ({
        __typename: 'MessagePreference' as const,
        kind,
        channel,
        isOn: preferences.some((one) => one.kind === kind && one.channel === channel && one.on),
      })),
    ),
    quietHours: quietHours && {
      __typename: 'QuietHours' as const,
      fromMinute: quietHours.from,
      toMinute: quietHours.to,
    },
    pushKey,
    maskedEmail: email,
    maskedMobile: mobile,
    canReceivePromotions: marketing,
    devices: devices.map(({ id, device, endpointHash, createdAt, lastSentAt }) => ({
      __typename: 'PushDevice' as const,
      id,
      name: device,
      endpointHash,
      createdAt: dateTime(createdAt),
      lastSentAt: lastSentAt === null ? null : dateTime(lastSentAt),
    })),
  }
}
