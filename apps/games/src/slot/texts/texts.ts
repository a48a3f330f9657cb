import type { PageLanguage } from '../../frame/texts/texts.ts'
import { en, type SlotTexts } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const SLOT_TEXTS: Readonly<Record<PageLanguage, SlotTexts>> = { en, vi, zh, id, th }
