import type { PageLanguage } from '../../frame/texts/texts.ts'
import { en, type VerifyTexts } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const VERIFY_TEXTS: Readonly<Record<PageLanguage, VerifyTexts>> = { en, vi, zh, id, th }
