import type { CrashModel } from '../crash.ts'

/** What the server hands to the crash stage. */
export type StageData = Pick<CrashModel, 'highest'>
