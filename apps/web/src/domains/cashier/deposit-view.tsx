import { formatWholeAmount, parseAmount } from '@playhouse/shared/money.ts'
import { Check, Copy, ExternalLink } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { WriteToUs } from '../support/parts/write-to-us.tsx'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCancelDepositMutation, useReleaseDepositMutation } from './change-deposit.generated.ts'
import { DEPOSIT_LOOKS } from './deposit-badge.tsx'
import { NETWORK_NAMES, timeLeft } from './deposit-states.ts'
import type { DepositView_DepositFragment } from './deposit-view.generated.ts'
import { observeServerTime, serverNow } from '../../server-time.ts'
import { Moment } from '../../i18n/moment.tsx'

type Deposit = DepositView_DepositFragment
type Payment = NonNullable<Deposit['payment']>

const TONES = { plain: 'text-muted', good: 'text-good', bad: 'text-bad', info: 'text-info' } as const

export function DepositView({ deposit, proof }: { deposit: Deposit; proof: ReactNode }) {
  const { t } = useTranslation('deposit')
  const { state, payment, amount, requestedAmount, fee, held } = deposit
  const now = useServerClock(payment?.now, state === 'WAITING')
  const { icon, tone } = DEPOSIT_LOOKS[state]
  const isPartly = state === 'CREDITED' && held !== null
  const isOtherAmount = state === 'CREDITED' && !isPartly && amount.amount !== requestedAmount.amount
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <section aria-live="polite" className="flex gap-3 rounded-card border border-line bg-surface p-5">
        <Icon icon={icon} size={24} className={`mt-0.5 ${TONES[tone]}`} />
        <div className="min-w-0 grow">
          <h2 className="text-prose font-semibold">
            {isPartly ? t('partlyTitle') : isOtherAmount ? t('otherAmountTitle') : t(`states.${state}.title`)}
          </h2>
          <p className="mt-1 text-headline font-semibold">
            <Money {...amount} />
          </p>
          <p className="mt-1 text-body text-muted">
            {isOtherAmount ? <OtherAmount deposit={deposit} /> : t(`states.${state}.text`)}
          </p>
          {state === 'REJECTED' && deposit.rejection ? (
            <p className="mt-1 text-body">{t(`rejections.${deposit.rejection}`)}</p>
          ) : null}
          {deposit.isLate && state === 'CREDITED' ? <p className="mt-1 text-body text-muted">{t('late')}</p> : null}
          <Exits deposit={deposit} />
        </div>
      </section>

      {deposit.bonus ? <ChosenBonus bonus={deposit.bonus} /> : null}
      {held ? <Held deposit={deposit} held={held} /> : null}

      {state === 'WAITING' && payment ? (
        <section aria-labelledby="how-to-pay" className="rounded-card border border-line bg-surface p-5">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="how-to-pay" className="text-prose font-semibold">
              {t('howToPay')}
            </h2>
            {deposit.expiresAt ? (
              <p className="text-body text-muted">
                {t('timeLeft')}{' '}
                <span role="timer" className="figures font-semibold text-text">
                  {timeLeft(deposit.expiresAt, now)}
                </span>
              </p>
            ) : null}
          </div>
          <PaymentTarget deposit={deposit} payment={payment} />
          {parseAmount(fee.amount) > 0n ? (
            <p className="mt-3 text-small text-muted">
              {t('feeAtProvider')} <Money {...fee} />
            </p>
          ) : null}
        </section>
      ) : null}

      {proof}
      {payment && payment.steps.length > 0 ? <Timeline payment={payment} /> : null}
    </div>
  )
}

function ChosenBonus({ bonus: { state, amount, obstacle, promotion } }: { bonus: NonNullable<Deposit['bonus']> }) {
  const { t } = useTranslation(['deposit', 'promotions'])
  return (
    <section aria-labelledby="chosen-bonus" className="rounded-card border border-line bg-surface p-5">
      <h2 id="chosen-bonus" className="text-prose font-semibold">
        {t(`bonus.states.${state}`)}
      </h2>
      {amount ? (
        <p className="mt-1 text-headline font-semibold">
          <Money {...amount} />
        </p>
      ) : null}
      {state === 'MISSED' ? (
        <p className="mt-1 text-body">
          {t(obstacle === 'DEPOSIT' ? 'bonus.missedAmount' : `promotions:offer.obstacles.${obstacle ?? 'OTHER'}`, {
            amount: '',
          })}
        </p>
      ) : null}
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {promotion ? (
          <Link to={paths.promotion(promotion.id)} className={linkClass({ look: 'inline' })}>
            {promotion.title}
          </Link>
        ) : null}
        {state === 'GIVEN' ? (
          <OfferedLink to={paths.bonus()} className={linkClass({ look: 'inline' })}>
            {t('promotions:offer.toBonus')}
          </OfferedLink>
        ) : null}
      </p>
    </section>
  )
}

/** A payment that could not be credited: amount, reason and next step. */
function Held({ deposit, held }: { deposit: Deposit; held: NonNullable<Deposit['held']> }) {
  const { t } = useTranslation('deposit')
  const { run, isPending } = useSubmit(useReleaseDepositMutation())
  const [failure, setFailure] = useState<string>()
  const release = async () => setFailure((await run({ input: { id: deposit.id } })).problem?.text)
  const { amount, reason, state, isReleasable } = held
  const question = useDepositQuestion(deposit)
  return (
    <section aria-labelledby="held-money" className="rounded-card border border-line bg-surface p-5">
      <h2 id="held-money" className="text-prose font-semibold">
        {t(`held.${state}`)}
      </h2>
      <p className="mt-1 text-headline font-semibold">
        <Money {...amount} />
      </p>
      <p className="mt-1 text-body">{t(`heldReasons.${reason}`)}</p>
      {state === 'HELD' ? (
        <>
          <p className="mt-1 text-body text-muted">
            {t(isReleasable ? 'heldFree' : reason === 'UNUSUAL_AMOUNT' ? 'heldCheck' : 'heldWait')}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
            {isReleasable ? (
              <Button variant="action" onClick={() => void release()} pending={isPending && t('releasing')}>
                {t('release')}
              </Button>
            ) : null}
            <WriteToUs question={question} className={linkClass({ class: 'text-body' })}>
              {t('contact')}
            </WriteToUs>
          </div>
        </>
      ) : null}
      {failure ? (
        <p role="alert" className="mt-2 text-small text-bad">
          {failure}
        </p>
      ) : null}
    </section>
  )
}

function OtherAmount({ deposit: { requestedAmount } }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit')
  return (
    <span>
      {t('otherAmountText')} <Money {...requestedAmount} />
    </span>
  )
}

/** What a message about a deposit begins with. */
function useDepositQuestion({ id, payment }: Deposit) {
  const { t } = useTranslation('deposit')
  return { topic: 'WALLET', about: t('about', { number: payment?.transferText ?? id }) } as const
}

function Exits({ deposit }: { deposit: Deposit }) {
  const { id, state, payment } = deposit
  const { t } = useTranslation('deposit')
  const question = useDepositQuestion(deposit)
  const { run, isPending } = useSubmit(useCancelDepositMutation())
  const [failure, setFailure] = useState<string>()
  const cancel = async () => setFailure((await run({ input: { id } })).problem?.text)
  const isOver = state === 'EXPIRED' || state === 'REJECTED' || state === 'CANCELLED' || state === 'RETURNED'
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {state === 'CREDITED' ? (
        <Link to={paths.home()} className={buttonClass({ variant: 'action' })}>
          {t('toGames')}
        </Link>
      ) : null}
      {state === 'WAITING' && payment?.pageUrl ? (
        <a href={payment.pageUrl} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'action' })}>
          {t('openPage')}
          <Icon icon={ExternalLink} size={16} />
        </a>
      ) : null}
      {isOver || state === 'CREDITED' ? (
        <Link to={paths.deposit()} className={buttonClass({ variant: isOver ? 'action' : 'outline' })}>
          {t('again')}
        </Link>
      ) : null}
      {state === 'WAITING' || state === 'PREPARING' ? (
        <Button onClick={() => void cancel()} pending={isPending && t('cancelling')}>
          {t('cancel')}
        </Button>
      ) : null}
      {state === 'CREDITED' ? null : (
        <WriteToUs question={question} className={linkClass({ class: 'me-2 text-body' })}>
          {t('contact')}
        </WriteToUs>
      )}
      {failure ? (
        <p role="alert" className="w-full text-small text-bad">
          {failure}
        </p>
      ) : null}
    </div>
  )
}

function PaymentTarget({ deposit, payment }: { deposit: Deposit; payment: Payment }) {
  const { t } = useTranslation('deposit')
  const { money } = useFormat()
  const { target, transferText } = payment
  if (!target) return <p className="text-body text-muted">{t('states.PREPARING.text')}</p>
  const { amount, currency } = deposit.requestedAmount
  const isTransfer = deposit.method === 'QR' || deposit.method === 'MANUAL'
  const code = target.qr ?? target.address
  const fields: readonly (readonly [string, string | null, string?])[] = [
    [t('fields.receiver'), target.receiver],
    [t('fields.accountNumber'), target.accountNumber],
    [t('fields.accountName'), target.accountName],
    [t('fields.network'), target.network ? NETWORK_NAMES[target.network] : null],
    [t('fields.address'), target.address],
    [t('fields.tokenAmount'), target.tokenAmount],
    [t('fields.amount'), isTransfer ? formatWholeAmount(parseAmount(amount)) : null, money(amount, currency)],
    [t('fields.transferText'), isTransfer ? transferText : null],
  ]
  return (
    <div className="flex flex-wrap gap-6">
      {code ? (
        <figure className="shrink-0">
          <div className="relative w-fit overflow-hidden rounded-card border border-line">
            <QRCodeSVG value={code} size={QR_SIZE} level="H" marginSize={2} title={t('qrTitle')} className="block" />
            <PlayMoneyMark text={t('playMoneyMark')} />
          </div>
          <figcaption className="mt-2 max-w-54 text-small text-pretty text-muted">{t('qrNote')}</figcaption>
        </figure>
      ) : null}
      <dl className="min-w-0 grow basis-64 empty:hidden">
        {fields.map(([label, value, shown]) =>
          value ? (
            <div key={label} className="relative border-b border-line py-2 pe-11 last:border-0">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="figures font-medium break-words whitespace-normal!">
                <span className="select-all">{shown ?? value}</span>
                <span className="absolute inset-y-0 end-0 flex items-center">
                  <CopyField label={label} text={value} />
                </span>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="w-full text-small text-muted">
        {deposit.method === 'USDT'
          ? t('tokenWarning', { network: target.network ?? '', count: target.confirmations ?? 1 })
          : isTransfer
            ? t('textWarning')
            : t('pageNote')}
      </p>
    </div>
  )
}

const QR_SIZE = 216
const MARK = { width: 124, height: 26 }

/**
 * Black and white in both themes, like the QR code that it covers. Error correction level H keeps the code readable.
 */
function PlayMoneyMark({ text }: { text: string }) {
  const middle = QR_SIZE / 2
  const { width, height } = MARK
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${QR_SIZE} ${QR_SIZE}`} className="absolute inset-0 size-full">
      <g transform={`rotate(-12 ${middle} ${middle})`}>
        <rect
          x={middle - width / 2}
          y={middle - height / 2}
          width={width}
          height={height}
          rx={5}
          fill="white"
          stroke="black"
          strokeWidth={2}
        />
        <text x={middle} y={middle + 5} textAnchor="middle" fontSize={14} fontWeight={700} fill="black">
          {text}
        </text>
      </g>
    </svg>
  )
}

function CopyField({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('deposit')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2_500)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <IconButton
        icon={copied ? Check : Copy}
        size="small"
        label={t('copy', { field: label })}
        onClick={() => void copyText(text).then(setCopied)}
      />
      <VisuallyHidden role="status">{copied ? t('copied', { field: label }) : ''}</VisuallyHidden>
    </>
  )
}

function Timeline({ payment: { steps, transferText } }: { payment: Payment }) {
  const { t } = useTranslation('deposit')
  return (
    <section aria-labelledby="deposit-steps" className="rounded-card border border-line bg-surface p-5">
      <h2 id="deposit-steps" className="mb-3 text-prose font-semibold">
        {t('timeline')}
      </h2>
      <ol className="flex flex-col gap-3 text-body">
        {steps.map(({ state, at }) => (
          <li key={`${state}${at}`} className="flex items-start gap-3">
            <Icon icon={DEPOSIT_LOOKS[state].icon} className="text-muted" />
            <span className="flex grow flex-wrap justify-between gap-x-4">
              <span className="font-medium">{t(`states.${state}.name`)}</span>
              <Moment at={at} className="text-muted" />
            </span>
          </li>
        ))}
      </ol>
      {transferText ? (
        <p className="mt-4 border-t border-line pt-3 text-small text-muted">{t('number', { number: transferText })}</p>
      ) : null}
    </section>
  )
}

/** The platform's clock, so that a wrong device clock does not shorten the time to pay. Ticks while `isRunning`. */
function useServerClock(serverTime: string | undefined, isRunning: boolean): number {
  observeServerTime(serverTime)
  const [, setTick] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return serverNow()
}
