import type { PageLanguage } from '../../frame/texts/texts.ts'
import { en, type MarketsTexts } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const MARKETS_TEXTS: Readonly<Record<PageLanguage, MarketsTexts>> = { en, vi, zh, id, th }
