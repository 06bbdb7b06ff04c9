import { kitRuleMessage } from '@trivet/core/copy/kits'
import { checkKit } from '@trivet/core/kits'
import type { KitLine, KitRuleCode } from '@trivet/core/kits'
import { cn } from '@trivet/ui/cn'
import { Circle, CircleCheck } from 'lucide-react'

const metText: Record<KitRuleCode, string> = {
  items: 'An item',
  knife: 'A knife',
  'pan-or-pot': 'A pan or pot',
  utensil: 'A utensil',
}

/** What makes it a kit, ticked off while one builds. */
export function KitChecklist({ lines }: { lines: readonly KitLine[] }) {
  return (
    <ul aria-label="What a kit needs" className="flex flex-wrap gap-x-3 gap-y-1 font-sans text-caption">
      {checkKit(lines).rules.map(({ code, isMet }) => {
        const Icon = isMet ? CircleCheck : Circle
        return (
          <li key={code} className={cn('flex gap-1.5', !isMet && 'w-full font-medium')}>
            <Icon
              aria-hidden
              strokeWidth={1.75}
              className={cn('mt-0.5 size-4 shrink-0', isMet ? 'text-success' : 'text-muted-foreground')}
            />
            <span>
              {isMet ? metText[code] : kitRuleMessage(code)}
              {isMet && <span className="sr-only">: done</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
