import * as accountsCopy from '@trivet/core/copy/accounts'
import { defaultCountry, isCountryCode } from '@trivet/core/address'
import type { ProfileUpdateInput } from '@trivet/core/contract/accounts'
import { Button } from '@trivet/ui/button'
import { PasswordField } from '@trivet/ui/password-field'
import { TextField } from '@trivet/ui/text-field'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTakeProfile } from '../../components/account/use-take-profile.ts'
import { AddressFields } from '../../components/form/address-fields.tsx'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { lazyResolver } from '../../components/form/lazy-resolver.ts'
import { notify } from '../../lib/notify.ts'
import type { User } from '../../lib/session.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { accountAddressLabels, accountLabels } from './account-labels.ts'

const labels = {
  name: accountLabels.name,
  email: accountLabels.email,
  phone: accountLabels.phone,
  currentPassword: 'Current password',
  password: 'New password',
  confirmPassword: 'Confirm new password',
  ...accountAddressLabels,
}

export function ProfileForm({ profile }: { profile: User }) {
  const takeProfile = useTakeProfile()
  const saved = valuesOf(profile)
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: lazyResolver(() =>
      import('./account-resolvers.ts').then((loaded) => loaded.profileUpdateResolver),
    ),
    // what is saved in another tab shows here, except where something else is being typed
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const fields = formFields(form, labels)
  const update = trpc.users.updateProfile.useMutation({
    async onSuccess(updated) {
      await takeProfile(updated)
      form.reset(valuesOf(updated), { keepDirtyValues: false })
      const { newEmail } = updated
      const isNews = newEmail !== null && newEmail !== profile.newEmail
      notify.success(isNews ? accountsCopy.newEmailAsked(newEmail) : accountsCopy.profileUpdated)
    },
  })

  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={(values) => update.mutate(changesOf(values, saved))}
      error={update.error && messageOf(update.error, accountsCopy.profileUpdateFailed)}
      className="max-w-220"
    >
      <Section title="Account" text="Who we deliver to and how we reach you.">
        <TextField {...fields.of('name')} required autoComplete="name" />
        <TextField
          {...fields.of('email')}
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...fields.of('phone')} type="tel" autoComplete="tel" />
      </Section>
      <Section title="Password" text="Leave the new password blank to keep the one you have.">
        <PasswordField
          {...fields.of('currentPassword')}
          autoComplete="current-password"
          hint="Asked for when you change your email or password"
        />
        <PasswordField {...fields.of('password')} autoComplete="new-password" />
        <PasswordField {...fields.of('confirmPassword')} autoComplete="new-password" />
      </Section>
      <Section title="Address" text="Your own. Each booking asks where to deliver.">
        <AddressFields
          of={(part) => fields.of(`address.${part}`)}
          zipForm={{
            get: (part) => form.getValues(`address.${part}`) ?? '',
            set: (part, value) => form.setValue(`address.${part}`, value, { shouldDirty: true }),
          }}
        />
      </Section>
      <div className="grid border-t py-6 md:grid-cols-3 md:gap-8">
        <Button
          type="submit"
          className="md:col-start-2 md:justify-self-start"
          loading={update.isPending}
          loadingText="Saving..."
        >
          Save Changes
        </Button>
      </div>
    </Form>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 border-t py-6 first:border-t-0 md:grid-cols-3 md:gap-8">
      <div>
        <legend className="float-left w-full type-h3">{title}</legend>
        <p className="clear-left pt-2 text-small text-muted-foreground">{text}</p>
      </div>
      <div className="flex flex-col gap-5 md:col-span-2">{children}</div>
    </fieldset>
  )
}

/** What was not changed stays away: it may have been, meanwhile, on another device. */
function changesOf(
  { phone, address = {}, ...others }: ProfileUpdateInput,
  saved: ReturnType<typeof valuesOf>,
) {
  const parts = Object.entries(address).filter(([part, text]) => text !== Reflect.get(saved.address, part))
  return { ...others, phone: phone === saved.phone ? undefined : phone, address: Object.fromEntries(parts) }
}

function valuesOf({ name, email, phone, address }: User) {
  return {
    name,
    email,
    phone,
    password: '',
    confirmPassword: '',
    currentPassword: '',
    address: { ...address, country: isCountryCode(address.country) ? address.country : defaultCountry },
  }
}
