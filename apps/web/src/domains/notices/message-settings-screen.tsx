import type { NoticeChannel, NoticeKind } from '@playhouse/schema/types.generated.ts'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import { currentSubscription, getHash, isPushSupported, subscribe } from './parts/browser-push.ts'
import {
  type MessageSettings_SettingsFragment,
  type MessageSettingsScreenQueryVariables,
  useAddPushDeviceMutation,
  useMessageSettingsScreenQuery,
  useRemovePushDeviceMutation,
  useSetMessagePreferenceMutation,
  useSetQuietHoursMutation,
} from './message-settings-screen.generated.ts'

type Settings = MessageSettings_SettingsFragment
type Device = Settings['devices'][number]

const KINDS = [
  'SYSTEM',
  'DEPOSIT',
  'WITHDRAWAL',
  'SERVICE',
  'AGENT',
  'PROMOTION',
] as const satisfies readonly NoticeKind[]
const HOUR = 60
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * 30)
const FIRST_QUIET = { fromMinute: 22 * HOUR, toMinute: 7 * HOUR }

/** Which messages reach the member outside of the inbox, on which browsers, and when. */
export function Component() {
  const { t } = useTranslation('notices')
  const variables = useScreenVariables<MessageSettingsScreenQueryVariables>()
  const query = useMessageSettingsScreenQuery({ variables })
  const { stale, account, page } = readMemberPage(query)
  const settings = account?.messageSettings
  return (
    <RecordPage title={t('title')} intro={t('intro')} page={page}>
      {settings ? (
        <div className="flex flex-col gap-5">
          <Devices settings={settings} />
          <Preferences settings={settings} />
          <Quiet quietHours={settings.quietHours} />
          <p>
            <Link to={paths.messages()} className={linkClass()}>
              {t('toInbox')}
            </Link>
          </p>
        </div>
      ) : account ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

function Preferences({ settings }: { settings: Settings }) {
  const { t } = useTranslation('notices')
  const { maskedEmail, maskedMobile, pushKey } = settings
  const channels: NoticeChannel[] = [
    ...(pushKey === null ? [] : ['PUSH' as const]),
    ...(maskedEmail === null ? [] : ['EMAIL' as const]),
    ...(maskedMobile === null ? [] : ['SMS' as const]),
  ]
  const contacts = [maskedEmail, maskedMobile].filter((contact) => contact !== null)
  return (
    <Panel title={t('kindsTitle')} text={t('kindsText')}>
      <ul className="flex flex-col">
        {KINDS.map((kind) => (
          <li key={kind} className="border-t border-line/60 py-4 first:border-t-0 first:pt-0 last:pb-0">
            <PreferenceRow kind={kind} channels={channels} settings={settings} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">
        {contacts.length > 0 ? <span className="block">{t('contacts', { contacts: contacts.join(', ') })}</span> : null}
        {contacts.length < 2 ? (
          <>
            <span>{`${t('noContact')} `}</span>
            <Link to={paths.memberProfile()} className={linkClass()}>
              {t('toProfile')}
            </Link>
          </>
        ) : null}
      </p>
    </Panel>
  )
}

interface PreferenceRowProps {
  kind: NoticeKind
  channels: readonly NoticeChannel[]
  settings: Settings
}

function PreferenceRow({ kind, channels, settings: { preferences, canReceivePromotions } }: PreferenceRowProps) {
  const { t } = useTranslation('notices')
  const save = useSubmit(useSetMessagePreferenceMutation())
  const [wanted, setWanted] = useState<{ channel: NoticeChannel; isOn: boolean }>()
  const [note, setNote] = useState<{ isSaved: boolean; text: string }>()
  const isClosed = kind === 'PROMOTION' && !canReceivePromotions
  const set = async (channel: NoticeChannel, isOn: boolean) => {
    setWanted({ channel, isOn })
    setNote(undefined)
    const { problem } = await save.run({ input: { kind, channel, isOn } })
    setWanted(undefined)
    setNote(problem ? { isSaved: false, text: problem.text } : { isSaved: true, text: t('saved') })
  }
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <legend className="contents">
        <span className="min-w-0 grow basis-60">
          <span className="block text-body font-semibold">{t(`kinds.${kind}`)}</span>
          <span className="block text-small text-muted">{t(isClosed ? 'excluded' : `about.${kind}`)}</span>
        </span>
      </legend>
      <span className="flex flex-wrap gap-x-5 gap-y-2">
        <Switch label={t('channels.INBOX')} defaultChecked disabled />
        {channels.map((channel) => (
          <Switch
            key={channel}
            label={t(`channels.${channel}`)}
            disabled={isClosed || save.isPending}
            checked={
              wanted?.channel === channel
                ? wanted.isOn
                : preferences.some((one) => one.kind === kind && one.channel === channel && one.isOn)
            }
            onChange={(event) => void set(channel, event.target.checked)}
          />
        ))}
      </span>
      <p
        role={note && !note.isSaved ? 'alert' : 'status'}
        className={`basis-full text-small empty:hidden ${note?.isSaved ? 'text-good' : 'text-bad'}`}
      >
        {note?.text}
      </p>
    </fieldset>
  )
}

const time = (minute: number): string =>
  `${String(Math.floor(minute / HOUR)).padStart(2, '0')}:${String(minute % HOUR).padStart(2, '0')}`

interface Hours {
  fromMinute: number
  toMinute: number
}

function Quiet({ quietHours: saved }: Pick<Settings, 'quietHours'>) {
  const { t } = useTranslation('notices')
  const save = useSubmit(useSetQuietHoursMutation())
  const [fault, setFault] = useState<string>()
  // Shown while it is saved; undefined otherwise.
  const [wanted, setWanted] = useState<Hours | null>()
  const quietHours = wanted === undefined ? saved : wanted
  const set = async (hours: Hours | null) => {
    setFault(undefined)
    if (hours && hours.fromMinute === hours.toMinute) return setFault(t('quietSame'))
    setWanted(hours)
    const { problem } = await save.run({ input: hours ?? { fromMinute: null, toMinute: null } })
    setWanted(undefined)
    if (problem) return setFault(problem.text)
    showToast({ tone: 'good', title: t('saved') })
  }
  const choices = (current: number) =>
    [...new Set([...HALF_HOURS, current])]
      .toSorted((one, other) => one - other)
      .map((minute) => ({ value: String(minute), label: time(minute) }))
  return (
    <Panel title={t('quietTitle')} text={t('quietText')}>
      <div className="flex flex-wrap items-end gap-4">
        <Switch
          label={t('quietOn')}
          className="h-9"
          checked={quietHours !== null}
          disabled={save.isPending}
          onChange={(event) => void set(event.target.checked ? FIRST_QUIET : null)}
        />
        {quietHours ? (
          <>
            <Select
              label={t('quietFrom')}
              value={String(quietHours.fromMinute)}
              disabled={save.isPending}
              options={choices(quietHours.fromMinute)}
              onChange={(event) => void set({ fromMinute: Number(event.target.value), toMinute: quietHours.toMinute })}
            />
            <Select
              label={t('quietTo')}
              value={String(quietHours.toMinute)}
              disabled={save.isPending}
              options={choices(quietHours.toMinute)}
              onChange={(event) =>
                void set({ fromMinute: quietHours.fromMinute, toMinute: Number(event.target.value) })
              }
            />
          </>
        ) : null}
      </div>
      {fault ? (
        <p role="alert" className="mt-3 text-body text-bad">
          {fault}
        </p>
      ) : null}
    </Panel>
  )
}

interface OwnSubscription {
  hash: string
  subscription: PushSubscription
}

async function readOwn(): Promise<OwnSubscription | null> {
  // Some browsers refuse in private windows.
  const subscription = await currentSubscription().catch(() => null)
  return subscription && { hash: await getHash(subscription), subscription }
}

/** `undefined` while the browser is asked, null without a subscription. */
function useOwnSubscription() {
  const [own, setOwn] = useState<OwnSubscription | null>()
  useEffect(() => {
    let hasLeft = false
    void readOwn().then((found) => {
      if (!hasLeft) setOwn(found)
    })
    return () => {
      hasLeft = true
    }
  }, [])
  return { own, look: async () => setOwn(await readOwn()) }
}

function Devices({ settings: { pushKey, devices } }: { settings: Settings }) {
  const { t } = useTranslation('notices')
  const { own, look } = useOwnSubscription()
  const add = useSubmit(useAddPushDeviceMutation())
  const drop = useSubmit(useRemovePushDeviceMutation())
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isDenied, setDenied] = useState(() => isPushSupported() && Notification.permission === 'denied')
  if (pushKey === null) return null
  const isOn = devices.some(({ endpointHash }) => endpointHash === own?.hash)

  // Called by a press only: browsers block sites that ask on their own.
  const switchOn = async () => {
    setFault(undefined)
    setAsking(true)
    try {
      const subscription = await subscribe(pushKey)
      if (!subscription) return setDenied(Notification.permission === 'denied')
      const { endpoint, keys } = subscription.toJSON()
      const input = { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
      const { problem } = await add.run({ input })
      if (problem) {
        await subscription.unsubscribe()
        setFault(problem.text)
      } else showToast({ tone: 'good', title: t('deviceAdded') })
      await look()
    } catch {
      setFault(t('pushFailed'))
    } finally {
      setAsking(false)
    }
  }
  const remove = async ({ id, endpointHash }: Device) => {
    setFault(undefined)
    const { problem } = await drop.run({ input: { id } })
    if (problem) return setFault(problem.text)
    if (endpointHash === own?.hash) {
      await own.subscription.unsubscribe().catch(() => false)
      await look()
    }
    showToast({ tone: 'good', title: t('deviceRemoved') })
  }
  return (
    <Panel title={t('pushTitle')} text={t('pushText')}>
      {!isPushSupported() ? (
        <p className="text-body">{t('unsupported')}</p>
      ) : isDenied ? (
        <p className="text-body">{t('denied')}</p>
      ) : isOn || own === undefined ? null : (
        <Button variant="action" pending={isAsking && t('asking')} onClick={() => void switchOn()}>
          {t('pushOn')}
        </Button>
      )}
      {fault ? (
        <p role="alert" className="mt-3 text-body text-bad">
          {fault}
        </p>
      ) : null}
      {devices.length === 0 ? null : (
        <ul aria-label={t('devices')} className="mt-4 flex flex-col first:mt-0">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isThis={device.endpointHash === own?.hash}
              isBusy={drop.isPending}
              onRemove={() => void remove(device)}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface DeviceRowProps {
  device: Device
  isThis: boolean
  isBusy: boolean
  onRemove: () => void
}

function DeviceRow({ device: { name, createdAt, lastSentAt }, isThis, isBusy, onRemove }: DeviceRowProps) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const shown = name ?? t('unknownDevice')
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line/60 py-3 first:border-t-0 last:pb-0">
      <Icon icon={Smartphone} />
      <span className="min-w-0 grow basis-48">
        <span className="block text-body">
          {shown} {isThis ? <span className="text-small text-muted">{t('thisDevice')}</span> : null}
        </span>
        <span className="figures block text-small text-muted">
          {lastSentAt === null
            ? t('addedAt', { time: format.dateTime(createdAt) })
            : t('sentAt', { time: format.dateTime(lastSentAt) })}
        </span>
      </span>
      <button
        type="button"
        disabled={isBusy}
        aria-label={t('removeDevice', { name: shown })}
        className={buttonClass({ size: 'small' })}
        onClick={onRemove}
      >
        {t('remove')}
      </button>
    </li>
  )
}
