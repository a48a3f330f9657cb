import { useFragment } from '@apollo/client/react'
import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AccountCard_ViewerFragmentDoc } from './account-card.generated.ts'
import type { AccountCard_ViewerFragment } from './account-card.generated.ts'

interface AccountCardProps {
  viewer: FragmentType<AccountCard_ViewerFragment>
  /** Origins of pictures, the preferred first. */
  imageHosts: readonly string[]
}

export function AccountCard({ viewer, imageHosts }: AccountCardProps) {
  const { t } = useTranslation('member')
  const { data, complete } = useFragment({ fragment: AccountCard_ViewerFragmentDoc, from: viewer })
  if (!complete) return null
  const { username, nickname, kind, avatar, label } = data
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Avatar name={nickname} src={avatar} hosts={imageHosts} size={64} />
      <div className="min-w-0 grow">
        <p className="text-title font-semibold wrap-anywhere">{nickname}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-body text-muted">
          <span className="wrap-anywhere">{username}</span>
          <Badge>{t(`kinds.${kind}`)}</Badge>
        </p>
      </div>
      {label ? (
        <div className="flex shrink-0 flex-col items-center gap-1 text-center">
          <Picture src={label.picture} hosts={imageHosts} alt="" width={48} height={48} />
          <span className="text-caption font-medium text-win">{label.name}</span>
          <span className="visually-hidden">{t('rank', { rank: label.rank })}</span>
        </div>
      ) : null}
    </div>
  )
}
