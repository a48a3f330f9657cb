import type { PageLanguage } from '../../frame/texts/texts.ts'
import { type CardsTexts, en } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const CARDS_TEXTS: Readonly<Record<PageLanguage, CardsTexts>> = { en, vi, zh, id, th }
