import { en, type FrameTexts } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

/** The languages that games speak. */
export type PageLanguage = 'en' | 'vi' | 'zh' | 'id' | 'th'

export const FRAME_TEXTS: Readonly<Record<PageLanguage, FrameTexts>> = { en, vi, zh, id, th }

/** True for a language's tag that games speak. */
export function isPageLanguage(tag: string): tag is PageLanguage {
  return Object.hasOwn(FRAME_TEXTS, tag)
}
