import { answerContactInput, type ContactMessage } from '@trivet/core/contract/contact'
import { Button } from '@trivet/ui/button'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { toast } from '@trivet/ui/toaster'
import { Send } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { UnsavedChanges } from '../../components/unsaved-changes.tsx'
import { messageOf, statusOf, trpc } from '../../lib/trpc.ts'

/** Writes an answer, which is mailed and kept; what a colleague answered meanwhile is shown first. */
export function AnswerForm({ message: { _id: id, email, answers } }: { message: ContactMessage }) {
  const utils = trpc.useUtils()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const answer = trpc.messages.answer.useMutation({
    onSuccess(message) {
      setText('')
      toast.success(`Your answer is on its way to ${email}`)
      utils.messages.byId.setData({ id }, message)
      void utils.messages.list.invalidate()
    },
    onError(refusal) {
      setProblem(messageOf(refusal, 'Your answer could not be sent. Please try again.'))
      if (statusOf(refusal) === 409) void utils.messages.byId.invalidate({ id })
    },
  })

  function send(event: FormEvent) {
    event.preventDefault()
    const parsed = answerContactInput.safeParse({ text, seen: answers.length })
    setProblem(parsed.error?.issues[0]?.message)
    if (parsed.success) answer.mutate({ id, ...parsed.data })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <TextAreaField
        label={answers.length === 0 ? 'Your answer' : 'Another answer'}
        hint="Hello and their name stand above it, and what they wrote below."
        rows={6}
        value={text}
        error={problem}
        onChange={({ target }) => {
          setText(target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" loading={answer.isPending} loadingText="Sending…" className="justify-self-start">
        <Send aria-hidden strokeWidth={1.75} />
        Send answer
      </Button>
      <UnsavedChanges isUnsaved={text.trim() !== ''} />
    </form>
  )
}
