import { Copy } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useInvitationQuery } from './invitation-dialog.generated.ts'

const QR_SIZE = 132

/** The member's referral link, its QR code and the number of invited friends. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'ui'])
  const query = useInvitationQuery({ fetchPolicy: 'cache-and-network' })
  const referral = query.dataState === 'complete' ? query.data.viewer?.referral : undefined
  return (
    <Dialog size="small" title={t('inviteFriends')} closeLabel={t('ui:close')} onClose={onClose} initialFocus="title">
      {referral ? (
        <Invitation code={referral.code} invitations={referral.invitations} link={referral.links[0] ?? ''} />
      ) : query.loading ? (
        <Skeleton className="h-64 w-full rounded-card" />
      ) : referral === null && !query.error ? (
        <p className="text-body text-muted">{t('invitation.closed')}</p>
      ) : (
        <LoadFailure title={t('invitation.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  )
}

function Invitation({ code, invitations, link }: { code: string; invitations: number; link: string }) {
  const { t } = useTranslation('shell')
  const { integer } = useFormat()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ tone: 'good', title: t('invitation.copied') })
    } catch {
      showToast({ tone: 'bad', title: t('invitation.notCopied') })
    }
  }
  return (
    <>
      <p className="text-body text-pretty text-muted">{t('invitation.text')}</p>
      <div className="mt-4 flex flex-col items-center gap-4">
        {/* Scanners need dark on light in every theme. */}
        <span data-theme="light" className="rounded-card bg-raised p-3">
          <QRCodeSVG value={link} size={QR_SIZE} marginSize={0} title={t('invitation.qr')} />
        </span>
        <p className="w-full rounded-control border border-line bg-surface px-3 py-2 text-center text-small wrap-anywhere select-all">
          <bdi dir="ltr">{link}</bdi>
        </p>
        <Button variant="action" wide onClick={() => void copy()}>
          <Icon icon={Copy} size={16} />
          {t('invitation.copy')}
        </Button>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-4 border-t border-line pt-4 text-small">
        <div>
          <dt className="text-muted">{t('invitation.code')}</dt>
          <dd className="figures mt-0.5 text-prose font-semibold">{code}</dd>
        </div>
        <div className="text-end">
          <dt className="text-muted">{t('invitation.came')}</dt>
          <dd className="figures mt-0.5 text-prose font-semibold">{integer(invitations)}</dd>
        </div>
      </dl>
    </>
  )
}
