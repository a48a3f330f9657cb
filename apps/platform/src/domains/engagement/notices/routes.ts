import * as notices from '@playhouse/platform-api/notices.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import {
  addDevice,
  type Channels,
  readSettings,
  removeDevice,
  setPreference,
  setQuietHours,
} from './message-settings.ts'
import { unsubscribe } from './unsubscribe.ts'

export function noticeRoutes(bind: BindEndpoint, channels: Channels): void {
  bind(notices.unsubscribe, async ({ token }, { database, secrets }) => ({
    kind: await unsubscribe(database, secrets, token),
  }))
  bind(notices.messageSettings, (_, { database, session }) =>
    readSettings(database, requireRealAccount(session).memberId, channels),
  )
  bind(notices.setMessagePreference, async (input, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    await setPreference(database, memberId, input)
    return readSettings(database, memberId, channels)
  })
  bind(notices.setQuietHours, async (input, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    await setQuietHours(database, memberId, input)
    return readSettings(database, memberId, channels)
  })
  bind(notices.addPushDevice, async (input, { database, session, device, language }) => {
    const { memberId } = requireRealAccount(session)
    await addDevice(database, memberId, input, { push: channels.push, device, language })
    return readSettings(database, memberId, channels)
  })
  bind(notices.removePushDevice, async ({ id }, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    await removeDevice(database, memberId, id)
    return readSettings(database, memberId, channels)
  })
}
