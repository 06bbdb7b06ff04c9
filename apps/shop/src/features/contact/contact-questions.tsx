import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { Question } from '../../components/page/question.tsx'
import type { QuestionProps } from '../../components/page/question.tsx'
import { paths } from '../../paths.ts'

/** A few answers that may spare a message. */
export function ContactQuestions({ questions }: { questions: readonly QuestionProps[] }) {
  return (
    <section aria-labelledby="questions" className="grid grid-cols-1 gap-x-6 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 id="questions" className="type-h2">
          Perhaps it is one of these
        </h2>
        <Button variant="secondary" className="mt-6" render={<Link to={paths.faq()} />}>
          All questions
        </Button>
      </div>
      <div className="border-t lg:col-span-7 lg:col-start-6">
        {questions.map((question) => (
          <Question key={question.id} {...question} />
        ))}
      </div>
    </section>
  )
}
