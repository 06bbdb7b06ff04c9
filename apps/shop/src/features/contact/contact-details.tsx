import { Docket, DocketRow } from '@trivet/ui/docket'
import { supportReply } from '../../components/support.ts'
import { SupportEmail } from '../../components/support-email.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'

export function ContactDetails() {
  const { serviceAreas, identity } = useShopSettings()
  return (
    <Docket
      title="Support"
      meta="people, not bots"
      className="p-6"
      footer={
        <p className="border-t border-dashed border-input pt-4 text-muted-foreground">{supportReply}</p>
      }
    >
      <DocketRow
        className="flex-col gap-0 py-1.5"
        label={<span className="text-caption text-muted-foreground">Email</span>}
        value={<SupportEmail className="block text-left" />}
      />
      {identity.supportPhone && (
        <DocketRow
          className="flex-col gap-0 py-1.5 [&_dd]:text-left"
          label={<span className="text-caption text-muted-foreground">Phone</span>}
          value={
            <a
              href={`tel:${identity.supportPhone.replace(/[^+\d]/g, '')}`}
              className="underline underline-offset-4"
            >
              {identity.supportPhone}
            </a>
          }
        />
      )}
      <DocketRow
        className="flex-col gap-0 py-1.5 [&_dd]:text-left"
        label={<span className="text-caption text-muted-foreground">Hours</span>}
        value={identity.supportHours}
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
