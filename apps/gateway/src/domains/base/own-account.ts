import { memberInfo } from '@playhouse/platform-api/member.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import type { Context } from './context.ts'
import { readSession } from './results.ts'

/** Null for a visitor and for a session that has ended. */
export const readAccount = (context: Context) => readSession(context, (platform) => platform.read(memberInfo, {}))

/** Null for a visitor and for a session that has ended. */
export const readBalance = (context: Context) => readSession(context, (platform) => platform.read(balance, {}))
