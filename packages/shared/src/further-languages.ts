import { LANGUAGES } from './languages.ts'
import type { LanguageFacts } from './languages.ts'

/**
 * Languages without a pack: a brand may configure them, and the web offers them once they have one.
 */
const FURTHER_LANGUAGES: Readonly<Record<string, LanguageFacts>> = {
  TW: { bcp47: 'zh-Hant-TW', name: '繁體中文', direction: 'ltr' },
  MS: { bcp47: 'ms-MY', name: 'Bahasa Melayu', direction: 'ltr' },
  TL: { bcp47: 'fil-PH', name: 'Filipino', direction: 'ltr' },
  KM: { bcp47: 'km-KH', name: 'ខ្មែរ', direction: 'ltr' },
  LO: { bcp47: 'lo-LA', name: 'ລາວ', direction: 'ltr' },
  MM: { bcp47: 'my-MM', name: 'မြန်မာ', direction: 'ltr' },
  JA: { bcp47: 'ja-JP', name: '日本語', direction: 'ltr' },
  KO: { bcp47: 'ko-KR', name: '한국어', direction: 'ltr' },
  HI: { bcp47: 'hi-IN', name: 'हिन्दी', direction: 'ltr' },
  BN: { bcp47: 'bn-BD', name: 'বাংলা', direction: 'ltr' },
  TA: { bcp47: 'ta-IN', name: 'தமிழ்', direction: 'ltr' },
  TE: { bcp47: 'te-IN', name: 'తెలుగు', direction: 'ltr' },
  KN: { bcp47: 'kn-IN', name: 'ಕನ್ನಡ', direction: 'ltr' },
  ML: { bcp47: 'ml-IN', name: 'മലയാളം', direction: 'ltr' },
  MR: { bcp47: 'mr-IN', name: 'मराठी', direction: 'ltr' },
  GU: { bcp47: 'gu-IN', name: 'ગુજરાતી', direction: 'ltr' },
  PA: { bcp47: 'pa-IN', name: 'ਪੰਜਾਬੀ', direction: 'ltr' },
  UR: { bcp47: 'ur-PK', name: 'اردو', direction: 'rtl' },
  NE: { bcp47: 'ne-NP', name: 'नेपाली', direction: 'ltr' },
  SI: { bcp47: 'si-LK', name: 'සිංහල', direction: 'ltr' },
  PT: { bcp47: 'pt-BR', name: 'Português', direction: 'ltr' },
  ES: { bcp47: 'es-419', name: 'Español', direction: 'ltr' },
  FR: { bcp47: 'fr-FR', name: 'Français', direction: 'ltr' },
  DE: { bcp47: 'de-DE', name: 'Deutsch', direction: 'ltr' },
  IT: { bcp47: 'it-IT', name: 'Italiano', direction: 'ltr' },
  RU: { bcp47: 'ru-RU', name: 'Русский', direction: 'ltr' },
  TR: { bcp47: 'tr-TR', name: 'Türkçe', direction: 'ltr' },
  AR: { bcp47: 'ar', name: 'العربية', direction: 'rtl' },
  FA: { bcp47: 'fa-IR', name: 'فارسی', direction: 'rtl' },
  PL: { bcp47: 'pl-PL', name: 'Polski', direction: 'ltr' },
  UK: { bcp47: 'uk-UA', name: 'Українська', direction: 'ltr' },
}

/** Every language that a brand may configure, by the platform's code. */
export const KNOWN_LANGUAGES: Readonly<Record<string, LanguageFacts>> = { ...LANGUAGES, ...FURTHER_LANGUAGES }
