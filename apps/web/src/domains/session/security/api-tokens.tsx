import { API_TOKENS_MAX } from '@playhouse/shared/limits.ts'
import { Copy, SquareTerminal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { AcknowledgeDialog } from '../../../ui/acknowledge-dialog.tsx'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { type ApiTokens_TokenFragment, useRevokeApiTokenMutation } from './api-tokens.generated.ts'
import { CopyButton } from './copy-button.tsx'
import { CreateApiToken } from './create-api-token.tsx'

type Token = Omit<ApiTokens_TokenFragment, ' $fragmentName'>

interface ApiTokensProps {
  tokens: readonly Token[]
  hasPassword: boolean
  isAgent: boolean
  onChanged: () => void
}

/** API tokens of the account: what they may do, the list, and making and revoking one. */
export function ApiTokens({ tokens, hasPassword, isAgent, onChanged }: ApiTokensProps) {
  const { t } = useTranslation(['security', 'ui'])
  const [isCreating, setIsCreating] = useState(false)
  const [created, setCreated] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<Token | null>(null)
  return (
    <>
      <p className="text-body text-muted text-pretty">{t('tokens.text')}</p>
      {tokens.length > 0 ? (
        <ul className="mt-4 divide-y divide-line/60">
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} onRevoke={() => setRevoked(token)} />
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-body">{t('tokens.none')}</p>
      )}
      <Button
        className="mt-4"
        disabledReason={tokens.length < API_TOKENS_MAX ? null : t('tokens.full', { max: API_TOKENS_MAX })}
        onClick={() => setIsCreating(true)}
      >
        {t('tokens.create')}
      </Button>
      {isCreating ? (
        <CreateApiToken
          hasPassword={hasPassword}
          isAgent={isAgent}
          onClose={() => setIsCreating(false)}
          onCreated={(token) => {
            setIsCreating(false)
            setCreated(token)
            onChanged()
          }}
        />
      ) : null}
      {created === null ? null : (
        <AcknowledgeDialog
          title={t('tokens.createdTitle')}
          closeLabel={t('ui:close')}
          closeOnPressOutside={false}
          confirmLabel={t('done')}
          onClose={() => setCreated(null)}
        >
          <p className="text-body text-muted text-pretty">{t('tokens.createdText')}</p>
          <p className="figures my-4 rounded-card border border-line bg-ground px-3 py-4 text-body font-medium break-all select-all">
            <bdi>{created}</bdi>
          </p>
          <CopyButton text={created} icon={Copy} label={t('tokens.copy')} copiedLabel={t('bind.copied')} />
        </AcknowledgeDialog>
      )}
      {revoked ? (
        <RevokeToken
          token={revoked}
          onClose={() => setRevoked(null)}
          onRevoked={() => {
            setRevoked(null)
            onChanged()
          }}
        />
      ) : null}
    </>
  )
}

function TokenItem({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { t } = useTranslation('security')
  const format = useFormat()
  const { name, scopes, isByOperator, createdAt, expiresAt, lastUsedAt } = token
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon icon={SquareTerminal} className="text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 text-body font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isByOperator ? <Badge tone="info">{t('tokens.byOperator')}</Badge> : null}
        </p>
        <ul className="mt-0.5 text-small text-muted">
          {scopes.map((scope) => (
            <li key={scope}>{t(`tokens.scopes.${scope}`)}</li>
          ))}
        </ul>
        <p className="figures mt-0.5 flex flex-wrap gap-x-3 text-small text-muted">
          <span>{t('openedAt', { time: format.dateTime(createdAt) })}</span>
          <span>{t('tokens.ends', { time: format.dateTime(expiresAt) })}</span>
          <span>{lastUsedAt ? t('seenAt', { time: format.relative(lastUsedAt) }) : t('tokens.unused')}</span>
        </p>
      </div>
      <Button size="small" aria-label={t('tokens.revokeNamed', { name })} onClick={onRevoke}>
        {t('tokens.revoke')}
      </Button>
    </li>
  )
}

interface RevokeTokenProps {
  token: Token
  onClose: () => void
  onRevoked: () => void
}

function RevokeToken({ token: { id, name }, onClose, onRevoked }: RevokeTokenProps) {
  const { t } = useTranslation(['security', 'ui'])
  const { run: revoke, isPending } = useSubmit(useRevokeApiTokenMutation())
  const confirm = async () => {
    const { problem } = await revoke({ input: { id } })
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('tokens.revoked') })
    if (!problem) onRevoked()
  }
  return (
    <AlertDialog
      title={t('tokens.revokeTitle')}
      confirmLabel={t('tokens.revoke')}
      cancelLabel={t('cancel')}
      closeLabel={t('ui:close')}
      tone="danger"
      pending={isPending ? t('working') : false}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('tokens.revokeText', { name })}
    </AlertDialog>
  )
}
