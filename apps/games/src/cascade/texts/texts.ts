import type { PageLanguage } from '../../frame/texts/texts.ts'
import { en, type CascadeTexts } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const CASCADE_TEXTS: Readonly<Record<PageLanguage, CascadeTexts>> = { en, vi, zh, id, th }
