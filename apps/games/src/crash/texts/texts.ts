import type { PageLanguage } from '../../frame/texts/texts.ts'
import { type CrashTexts, en } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const CRASH_TEXTS: Readonly<Record<PageLanguage, CrashTexts>> = { en, vi, zh, id, th }
