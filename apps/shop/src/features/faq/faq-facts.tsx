import { JsonLd } from '../../components/json-ld.tsx'
import { faqItems } from './faq-groups.ts'

/** All questions and answers, as search engines read them. */
export function FaqFacts() {
  return (
    <JsonLd
      facts={{
        '@type': 'FAQPage',
        mainEntity: faqItems.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
        })),
      }}
    />
  )
}
