import type { PageLanguage } from '../../frame/texts/texts.ts'
import { type DiceTexts, en } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const DICE_TEXTS: Readonly<Record<PageLanguage, DiceTexts>> = { en, vi, zh, id, th }
