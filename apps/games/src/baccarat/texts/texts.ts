import type { PageLanguage } from '../../frame/texts/texts.ts'
import { type BaccaratTexts, en } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const BACCARAT_TEXTS: Readonly<Record<PageLanguage, BaccaratTexts>> = { en, vi, zh, id, th }
