import { countryCodes, systemTemplates } from '@playhouse/platform-api/site-settings.ts'
import { advancedAnnouncements, announcements, sealingKeys, systemAnnouncements } from '@playhouse/platform-api/site.ts'

import { type Rules, falling, rules, unique } from '../rules.ts'

export const SITE: readonly Rules[] = [
  rules([advancedAnnouncements, systemAnnouncements], ({ list }) => [
    falling({ list }, 'publishedAt'),
    unique({ list }, 'id'),
  ]),
  rules(announcements, ({ banners }) => [unique({ banners }, 'bannerId')]),
  rules(sealingKeys, ({ keys }) => [unique({ keys }, 'kid')]),
  rules(countryCodes, ({ list }) => [unique({ list }, 'country')]),
  rules(systemTemplates, ({ avatars }) => [unique({ avatars }, 'id')]),
]
