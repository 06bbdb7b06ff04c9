import { JsonLd } from '../../components/page/json-ld.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { faqItems } from './faq-groups.ts'

/** All questions and answers, as search engines read them. */
export function FaqFacts() {
  const items = faqItems(useShopSettings())
  return (
    <JsonLd
      facts={{
        '@type': 'FAQPage',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
        })),
      }}
    />
  )
}
