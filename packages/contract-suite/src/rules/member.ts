import {
  memberIdentity,
  sendContactCode,
  sendContactProof,
  submitIdentity,
} from '@playhouse/platform-api/member-profile.ts'
import { resetPasswordByEmail } from '@playhouse/platform-api/member-passwords.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'

import { type Rules, ascending, falling, positive, rising, rules, unique } from '../rules.ts'

export const MEMBER: readonly Rules[] = [
  rules([memberIdentity, submitIdentity], ({ next, tier }) => [ascending({ tier, 'next.tier': next?.tier })]),
  rules([sendContactCode, sendContactProof, resetPasswordByEmail], ({ expiredMinutes }) => [
    positive({ expiredMinutes }),
  ]),
  rules(playerRankProgress, ({ ladder, rank, nextRank, changes }) => [
    rising({ ladder }, 'rank'),
    unique({ ladder }, 'rank'),
    ascending({ rank, nextRank }),
    falling({ changes }, 'at'),
  ]),
]
