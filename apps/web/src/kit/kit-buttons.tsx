import { Download, Heart, Plus, RefreshCw, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { linkClass } from '../ui/link-class.ts'
import { Tag } from '../ui/tag.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { KitSection } from './kit-section.tsx'
import { kitLabels } from './kit-labels.ts'

export function KitButtons() {
  const words = kitLabels()
  const [tags, setTags] = useState<readonly string[]>(words.views)
  return (
    <KitSection title={words.buttons}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="action">{words.deposit}</Button>
        <Button>{words.withdraw}</Button>
        <Button variant="quiet">{words.details}</Button>
        <Button variant="danger">{words.closeAccount}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small">
          <Icon icon={Plus} size={16} />
          {words.details}
        </Button>
        <Button>
          <Icon icon={Download} />
          {words.details}
        </Button>
        <Button size="large">{words.details}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button pending={words.saving}>{words.withdraw}</Button>
        <Button disabled>{words.details}</Button>
        <Button disabledReason={words.noCard}>{words.withdraw}</Button>
        <span className="flex items-center gap-1">
          <IconButton icon={RefreshCw} label={words.details} />
          <IconButton icon={Heart} label={words.favourites} variant="outline" />
          <Tooltip text={words.nicknameHelp}>
            <IconButton icon={Settings2} label={words.details} size="small" />
          </Tooltip>
        </span>
      </div>
      <p className="max-w-prose text-prose">
        {words.lead}{' '}
        <a href="#content" className={linkClass()}>
          {words.terms}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>27</Badge>
        <Badge tone="action">9</Badge>
        <Badge tone="good">{words.settled}</Badge>
        <Badge tone="bad">{words.voided}</Badge>
        <Badge tone="info">{words.running}</Badge>
        <Badge tone="win">VIP 4</Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <Tag key={tag} removeLabel={tag} onRemove={() => setTags(tags.filter((each) => each !== tag))}>
            {tag}
          </Tag>
        ))}
        <Tag>{words.favourites}</Tag>
      </div>
    </KitSection>
  )
}
