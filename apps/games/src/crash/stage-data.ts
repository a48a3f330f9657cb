import type { CrashModel } from '@playhouse/engines/crash/crash.ts'

/** What the server hands to the crash stage. */
export type StageData = Pick<CrashModel, 'highest'>
