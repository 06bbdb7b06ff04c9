import * as contactCopy from '@trivet/core/copy/contact'
import * as generalCopy from '@trivet/core/copy/general'
import { zodResolver } from '@hookform/resolvers/zod'
import { contactInput } from '@trivet/core/contract/contact'
import { Button } from '@trivet/ui/button'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { useForm } from 'react-hook-form'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { SupportEmail } from '../../components/support-email.tsx'
import { notify } from '../../lib/notify.ts'
import { messageOf } from '../../lib/trpc.ts'
import { useSendMessage } from './use-send-message.ts'

export function ContactForm() {
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(contactInput),
    defaultValues: { name: '', email: '', subject: '', message: '' },
  })
  const fields = formFields(form, { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' })
  const send = useSendMessage()

  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={(values) =>
        send.mutate(values, {
          onSuccess() {
            notify.success(contactCopy.contactSent)
            form.reset()
          },
        })
      }
      onInvalid={(problems) => {
        const isIncomplete = problems.some((problem) => problem === generalCopy.fillRequiredFields)
        if (isIncomplete) notify.error(generalCopy.fillRequiredFields)
      }}
      error={send.error && messageOf(send.error, generalCopy.errorOccurred)}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...fields.of('name')} required autoComplete="name" />
        <TextField
          {...fields.of('email')}
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextField {...fields.of('subject')} hint="Optional; an order number helps us to find you." />
      <TextAreaField {...fields.of('message')} required rows={7} />
      <p className="hidden text-small noscript:block">
        This form needs JavaScript. Without it, write to <SupportEmail />; somebody who cooks reads that too.
      </p>
      <Button
        type="submit"
        className="self-start noscript:hidden"
        loading={send.isPending}
        loadingText={contactCopy.sending}
      >
        Send Message
      </Button>
    </Form>
  )
}
