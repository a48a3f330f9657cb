import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../ui/avatar.tsx'
import { Delta } from '../ui/delta.tsx'
import { Figure } from '../ui/figure.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Money } from '../ui/money.tsx'
import { Picture } from '../ui/picture.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { KitSection } from './kit-section.tsx'
import { kitLabels } from './kit-labels.ts'

export function KitNumbers() {
  const { t } = useTranslation('ui')
  const words = kitLabels()
  const [hidden, setHidden] = useState(false)
  const mask = hidden && t('amountHidden')
  return (
    <KitSection title={words.numbers}>
      <Figure
        size="large"
        label={words.balance}
        note="VND"
        tools={
          <IconButton
            size="small"
            icon={hidden ? Eye : EyeOff}
            iconSize={16}
            label={hidden ? t('showBalance') : t('hideBalance')}
            onClick={() => setHidden(!hidden)}
          />
        }
      >
        <Money amount="128450300.50" currency="VND" hidden={mask} />
      </Figure>
      <div className="grid gap-6 border-t border-line pt-6 tablet:grid-cols-3">
        <Figure label={words.won} tone="win">
          <Money amount="3200000" currency="VND" hidden={mask} />
        </Figure>
        <Figure
          label={words.turnover}
          note={
            <Delta direction="up" word={t('increase')} against={words.thanLastWeek}>
              12.4%
            </Delta>
          }
        >
          <Money amount="48250000" currency="VND" hidden={mask} />
        </Figure>
        <Figure
          label={words.loss}
          note={
            <Delta direction="down" word={t('decrease')} against={words.thanLastWeek}>
              3.1%
            </Delta>
          }
        >
          <Money amount="-1834500.75" currency="VND" hidden={mask} />
        </Figure>
      </div>
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
        <Avatar name="Lotus" size={40} />
        <Avatar name="Bamboo" size={40} src="/no-such-picture.png" />
        {/* The first two hosts fail; the third one works. */}
        <Picture
          src="/brands/playhouse/favicon.svg"
          hosts={['/no-such-host', '/nor-this', '']}
          alt="Playhouse"
          width={40}
          height={40}
        />
        <div className="min-w-40 grow">
          <ProgressBar label={words.rank} value={12.4} max={50} valueText={words.rankText} tone="win" />
        </div>
      </div>
    </KitSection>
  )
}
