import { Docket, DocketRow } from '@trivet/ui/docket'
import { support } from '../../components/support.ts'
import { SupportEmail } from '../../components/support-email.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'

export function ContactDetails() {
  const { serviceAreas } = useShopSettings()
  return (
    <Docket
      title="Support"
      meta="people, not bots"
      className="p-6"
      footer={
        <p className="border-t border-dashed border-input pt-4 text-muted-foreground">{support.reply}</p>
      }
    >
      <DocketRow
        className="flex-col gap-0 py-1.5"
        label={<span className="text-caption text-muted-foreground">Email</span>}
        value={<SupportEmail className="block text-left" />}
      />
      <DocketRow
        className="flex-col gap-0 py-1.5 [&_dd]:text-left"
        label={<span className="text-caption text-muted-foreground">Hours</span>}
        value={support.hours}
      />
      <DocketRow
        className="flex-col gap-0 py-1.5 [&_dd]:text-left"
        label={<span className="text-caption text-muted-foreground">We deliver in</span>}
        value={serviceAreas.map(({ name }) => (
          <span key={name} className="block">
            {name}
          </span>
        ))}
      />
    </Docket>
  )
}
