import {
  memberIdentity,
  sendContactCode,
  sendContactProof,
  submitIdentity,
} from '@playhouse/platform-api/member-profile.ts'
import { resetPasswordByEmail } from '@playhouse/platform-api/member-passwords.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'

import { type Rules, ascending, equal, falling, positive, rising, rules, unique } from '../rules.ts'

export const MEMBER: readonly Rules[] = [
  rules([memberIdentity, submitIdentity], ({ next, tier }) =>
    // Proof of the source of funds raises no tier.
    next?.documents.includes('FUNDS_PROOF')
      ? [equal({ tier, 'next.tier': next.tier })]
      : [ascending({ tier, 'next.tier': next?.tier })],
  ),
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
