import { defaultCountry, isCountryCode, parseAirbnbLink } from '@trivet/core/address'
import { kitCategories } from '@trivet/core/catalog'
import type { Stay } from '@trivet/core/contract/stays'
import { Button } from '@trivet/ui/button'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { sayingOutside, servedPlace } from '../../components/delivery/served-place.ts'
import { AddressFields, addressLabels } from '../../components/form/address-fields.tsx'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { sayAtFields } from '../../components/form/say-at-fields.ts'
import { notify } from '../../lib/notify.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { categoryName } from './kitchen-words.ts'

const labels = {
  title: 'Name of the rental',
  'address.street': addressLabels.street,
  'address.postalCode': addressLabels.postalCode,
  'address.city': addressLabels.city,
  'address.state': addressLabels.state,
  'address.country': addressLabels.country,
  airbnbListing: 'Airbnb listing URL',
  accessNotes: 'How to get in',
} as const

type StayFormProps = {
  stay: Stay | null
  onSaved: () => void
  /** Beside the button that saves. */
  children: ReactNode
}

export function StayForm({ stay, onSaved, children }: StayFormProps) {
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: lazyResolver(() => import('./stay-resolver.ts').then((loaded) => loaded.stayResolver)),
    defaultValues: valuesOf(stay),
  })
  const fields = formFields(form, labels)
  const save = useSaveStay(stay, { onSaved, onRefused: (error) => sayAtFields(form, error, { labels }) })
  const { serviceAreas } = useShopSettings()
  const address = useWatch({ control: form.control, name: 'address' })
  const { outside } = servedPlace(address ?? {}, serviceAreas)
  const listing = useWatch({ control: form.control, name: 'airbnbListing' }) ?? ''

  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={(values) => save.mutate(values)}
      error={save.error && messageOf(save.error, 'Failed to save the listing')}
      className="flex flex-col gap-5"
    >
      <TextField {...fields.of('title')} required hint="As your guests know it, such as Casa Azul" />
      <AddressFields
        of={sayingOutside((part) => fields.of(`address.${part}`), outside)}
        zipForm={{
          get: (part) => form.getValues(`address.${part}`) ?? '',
          set: (part, value) => form.setValue(`address.${part}`, value, { shouldValidate: true }),
        }}
        required
      />
      <TextField
        {...fields.of('airbnbListing')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://www.airbnb.com/rooms/12345"
        hint={plainForm(listing)}
      />
      <TextAreaField
        {...fields.of('accessNotes')}
        rows={3}
        hint="Key box, gate code, where the crate may stand. For the driver and for guests who paid."
      />
      <fieldset>
        <legend className="text-small font-medium">What the kitchen already has</legend>
        <p className="mt-1 text-caption text-muted-foreground">We propose the rest to your guests.</p>
        <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {kitCategories.map((category) => (
            <CheckboxField
              key={category}
              {...form.register('has.categories')}
              id={`has-${category}`}
              value={category}
              label={categoryName(category)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3 border-t pt-5">
        {children}
        <Button type="submit" loading={save.isPending} loadingText="Saving...">
          {stay ? 'Save Changes' : 'Save listing'}
        </Button>
      </div>
    </Form>
  )
}

type StayBody = Parameters<ReturnType<typeof trpc.stays.create.useMutation>['mutate']>[0]

type Outcome = { onSaved: () => void; onRefused: (error: unknown) => void }

function useSaveStay(stay: Stay | null, { onSaved, onRefused }: Outcome) {
  const utils = trpc.useUtils()
  const onSuccess = (saved: Stay) => {
    utils.stays.mine.setData(undefined, (list = []) =>
      stay ? list.map((one) => (one._id === saved._id ? saved : one)) : [saved, ...list],
    )
    void utils.stays.bySlug.invalidate({ slug: saved.slug })
    notify.success(`${saved.title} saved`)
    onSaved()
  }
  const said = { onSuccess, onError: onRefused } as const
  const create = trpc.stays.create.useMutation(said)
  const update = trpc.stays.update.useMutation(said)
  return {
    error: create.error ?? update.error,
    isPending: create.isPending || update.isPending,
    mutate: (body: StayBody) => (stay ? update.mutate({ ...body, id: stay._id }) : create.mutate(body)),
  }
}

function plainForm(listing: string): string | undefined {
  const link = parseAirbnbLink(listing)
  return link.ok && link.url !== listing ? `Saved as ${link.url}` : undefined
}

const noAddress = { street: '', city: '', state: '', postalCode: '', country: defaultCountry }

function valuesOf(stay: Stay | null) {
  const { street, city, state, postalCode, country } = stay?.address ?? noAddress
  return {
    title: stay?.title ?? '',
    address: { street, city, state, postalCode, country: isCountryCode(country) ? country : defaultCountry },
    airbnbListing: stay?.airbnbListing ?? '',
    accessNotes: stay?.accessNotes ?? '',
    has: stay?.has ?? { categories: [], products: [] },
  }
}
