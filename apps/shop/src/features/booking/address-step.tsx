import * as addressCopy from '@trivet/core/copy/address'
import { zodResolver } from '@hookform/resolvers/zod'
import { defaultCountry, isCountryCode, isPlaceholderAddress, withoutPlaceholder } from '@trivet/core/address'
import { formatPhone } from '@trivet/core/delivery'
import { Button } from '@trivet/ui/button'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useOpenWindows } from '../../components/delivery/use-open-windows.ts'
import { DriverFields } from '../../components/delivery/driver-fields.tsx'
import { driverLabels } from '../../components/delivery/driver-labels.ts'
import { sayingOutside, servedPlace } from '../../components/delivery/served-place.ts'
import { WaitingList } from '../../components/delivery/waiting-list-form.tsx'
import { AddressFields, addressLabels } from '../../components/form/address-fields.tsx'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { notify } from '../../lib/notify.ts'
import type { User } from '../../lib/session.tsx'
import { useTripPeriod } from '../../lib/cart.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import type { AppliedStay } from '../../lib/stay-store.ts'
import { paths } from '../../paths.ts'
import { addressStepInput, withListing } from './address-step-input.ts'
import type { AddressAnswers } from './address-step-input.ts'
import { AirbnbField } from './airbnb-field.tsx'
import { changeDraft } from './booking-draft.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'
import { driverAnswers, isAccessGone, keepDriverAnswers } from './driver-answers.ts'
import { LastDeliveryButton } from './last-delivery.tsx'
import { isListingConfirmed, listingOf } from './listing-confirmation.ts'
import { PlaceholderNote } from './placeholder-note.tsx'
import { ServiceAreaNote } from './service-area-note.tsx'
import { StepActions } from './step-actions.tsx'

const labels = {
  addressSource: 'Where are you staying?',
  airbnbUrl: 'Airbnb listing URL',
  'address.street': addressLabels.street,
  'address.postalCode': addressLabels.postalCode,
  'address.city': addressLabels.city,
  'address.state': addressLabels.state,
  'address.country': addressLabels.country,
  ...driverLabels,
} as const

const sources = [
  { value: 'manual', label: 'Enter the address', hint: 'Of the house or apartment we deliver to' },
  { value: 'airbnb', label: 'Paste an Airbnb listing', hint: 'We note which listing it is' },
]

export type AddressStepProps = {
  draft: BookingDraft
  address: AddressDraft
  /** The stay the guest came from, and could go back to. */
  stay: AppliedStay | null
  user: User
}

export function AddressStep({ draft, address, stay, user }: AddressStepProps) {
  const navigate = useNavigate()
  const { serviceAreas } = useShopSettings()
  const isConfirmed = (airbnbUrl: string) =>
    isListingConfirmed({ ...draft, addressSource: 'airbnb', airbnbUrl })
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(addressStepInput({ areas: serviceAreas, isConfirmed })),
    defaultValues: {
      addressSource: draft.addressSource,
      airbnbUrl: draft.airbnbUrl,
      address,
      ...driverAnswers(draft, user),
    },
  })
  const fields = formFields(form, labels)
  const [takenLink, setTakenLink] = useState(draft.airbnbUrl)
  const typed = useWatch({ control: form.control })
  const source = typed.addressSource
  const listing = listingOf(draft)
  const shown = { ...emptyAddress, ...typed.address }
  const isOpen = isPlaceholderAddress(shown) || (listing !== null && shown.street.trim() === '')
  const isToFollow = source === 'airbnb' && isListingConfirmed(draft)
  const { area, outside } = servedPlace(known(shown), serviceAreas)
  const period = useTripPeriod()
  const open = useOpenWindows({ area, postalCode: shown.postalCode, period })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepAnswers(user, values),
      }),
    [form, user],
  )

  function take(answers: AddressAnswers) {
    keepAnswers(user, { ...form.getValues(), ...answers })
    if (answers.addressSource === 'manual' || answers.airbnbUrl === takenLink) return
    setTakenLink(answers.airbnbUrl)
    notify.info(addressCopy.airbnbRetrieved)
  }

  /** The listing in its plain form, and what stands in for its address. */
  function fillIn() {
    if (listing === null) return
    const { addressSource, airbnbUrl, address } = withListing(form.getValues(), isConfirmed)
    form.setValue('airbnbUrl', airbnbUrl)
    form.setValue('address', address)
    take({ addressSource, airbnbUrl, address })
  }

  function getDetails() {
    if (listing === null) return void form.trigger('airbnbUrl')
    fillIn()
    form.clearErrors(['airbnbUrl', 'address'])
  }

  function confirmListing(confirmedListing: string) {
    changeDraft({ confirmedListing })
    form.clearErrors('address')
    if (confirmedListing === '') return
    // what is known of the place is asked for, in fields of their own
    const { address } = form.getValues()
    form.setValue('address', known(address))
  }

  function goOn(answers: AddressAnswers) {
    take(answers)
    void navigate(paths.booking({ step: 'payment' }))
  }

  return (
    <>
      <Form
        form={form}
        fields={fields}
        onSubmit={goOn}
        // what is asked for stands there, also when nobody pressed for it
        onInvalid={fillIn}
        error={null}
        className="flex flex-col gap-6"
      >
        {stay && (
          <Button variant="link" className="self-start" onClick={() => changeDraft({ refusedStay: '' })}>
            Deliver to {stay.title} instead
          </Button>
        )}
        <RadioGroupField
          {...fields.of('addressSource')}
          options={sources}
          variant="card"
          fieldClassName="sm:grid sm:grid-cols-2"
        />
        {source === 'airbnb' && <AirbnbField {...fields.of('airbnbUrl')} onGetDetails={getDetails} />}
        {(isOpen || isToFollow) && (
          <PlaceholderNote isConfirmed={isListingConfirmed(draft)}>
            {listing && (
              <CheckboxField
                label="Deliver to this listing. I will send the exact address before delivery."
                checked={draft.confirmedListing === listing}
                onChange={(event) => confirmListing(event.target.checked ? listing : '')}
              />
            )}
          </PlaceholderNote>
        )}
        <AddressFields
          of={sayingOutside((part) => fields.of(`address.${part}`), outside)}
          zipForm={{
            get: (part) => form.getValues(`address.${part}`),
            set: (part, value) => form.setValue(`address.${part}`, value, { shouldValidate: true }),
          }}
          purpose="shipping"
          required
          streetFollows={isToFollow}
          postalCodeHint="Fills in the city and state"
        />
        <LastDeliveryButton
          street={typed.address?.street ?? ''}
          onUse={({ rentalAddress, ...told }) => {
            const { country } = rentalAddress
            form.reset({
              ...form.getValues(),
              addressSource: 'manual',
              address: { ...rentalAddress, country: isCountryCode(country) ? country : defaultCountry },
              ...told,
              phone: formatPhone(told.phone),
            })
            keepAnswers(user, form.getValues())
          }}
        />
        <ServiceAreaNote area={area} />
        <DriverFields of={(part) => fields.of(part)} isAccessGone={isAccessGone(draft, user)} open={open} />
        <StepActions back="dates">
          <Button type="submit">Continue to Payment</Button>
        </StepActions>
      </Form>
      <WaitingList outside={outside} />
    </>
  )
}

function keepAnswers(user: User, { addressSource, airbnbUrl, address, ...told }: AddressAnswers) {
  changeDraft({ addressSource, airbnbUrl, address })
  keepDriverAnswers(user, told)
}

/** An address without the words that stand in for one. */
function known(address: AddressDraft): AddressDraft {
  return { ...address, ...withoutPlaceholder(address) } as AddressDraft
}

const emptyAddress = { street: '', city: '', state: '', postalCode: '', country: defaultCountry }
