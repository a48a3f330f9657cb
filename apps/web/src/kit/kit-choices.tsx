import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/use-format.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { DateRangePicker } from '../ui/date-range-picker.tsx'
import { MultiSelect } from '../ui/multi-select.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { Switch } from '../ui/switch.tsx'
import { KitSection } from './kit-section.tsx'
import { kitLabels } from './kit-labels.ts'

const NAMES = ['Sóng Bạc', 'Đá Quý', 'Red River', 'Nine Drums', 'Lotus Works', 'Bamboo Lab', 'Phù Sa', 'Kite & Reed']

export function KitChoices() {
  const { t } = useTranslation('ui')
  const { t: common } = useTranslation('common')
  const words = kitLabels()
  const { day: writeDay } = useFormat()
  const [bank, setBank] = useState('')
  const [channel, setChannel] = useState('transfer')
  const [view, setView] = useState('0')
  const [vendors, setVendors] = useState<readonly string[]>(['v1', 'v3'])
  const [period, setPeriod] = useState({ start: '2026-11-14', end: '2026-11-20' })
  return (
    <KitSection title={words.choices}>
      <div className="flex flex-wrap items-center gap-3">
        <DateRangePicker
          label={words.period}
          writeDay={writeDay}
          value={period}
          onChange={setPeriod}
          max="2026-11-20"
          presets={[
            { label: common('today'), start: '2026-11-20', end: '2026-11-20' },
            { label: common('yesterday'), start: '2026-11-19', end: '2026-11-19' },
            { label: common('last7Days'), start: '2026-11-14', end: '2026-11-20' },
            { label: common('last30Days'), start: '2026-10-22', end: '2026-11-20' },
          ]}
          labels={{
            start: t('startDate'),
            end: t('endDate'),
            format: t('dateFormat'),
            wrong: t('dateWrong'),
            previousMonth: t('previousMonth'),
            nextMonth: t('nextMonth'),
          }}
        />
        <MultiSelect
          label={words.vendors}
          selected={vendors}
          onChange={setVendors}
          options={Array.from({ length: 44 }, (_, index) => ({
            value: `v${index}`,
            label: `${NAMES[index % NAMES.length]} ${index + 1}`,
            count: String(640 - index * 13),
            picture: <span className="block size-6 shrink-0 rounded-control border border-line bg-raised" />,
          }))}
          labels={{
            search: t('searchList'),
            clear: t('clear'),
            clearAll: t('clearAll'),
            nothingFound: t('nothingFound'),
          }}
        />
      </div>
      <Select
        label={words.bank}
        placeholder={t('choose')}
        value={bank}
        onChange={(event) => setBank(event.currentTarget.value)}
        options={words.banks.map((name) => ({ value: name, label: name }))}
      />
      <RadioGroup
        label={words.channel}
        value={channel}
        onChange={setChannel}
        options={[
          { value: 'transfer', label: words.transfer, description: words.transferHelp },
          { value: 'wallet', label: words.wallet, description: words.walletHelp },
        ]}
      />
      <RadioGroup
        look="segments"
        label={words.view}
        value={view}
        onChange={setView}
        options={words.views.map((label, index) => ({ value: String(index), label }))}
      />
      <div className="flex flex-col items-start gap-3">
        <Checkbox label={words.agree} defaultChecked />
        <Checkbox label={words.someRows} indeterminate />
        <Checkbox label={words.remark} />
        <Switch label={words.notify} defaultChecked />
        <Switch label={words.favourites} />
      </div>
    </KitSection>
  )
}
