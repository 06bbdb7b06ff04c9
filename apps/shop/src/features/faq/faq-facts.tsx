import { JsonLd } from '../../components/page/json-ld.tsx'
import { usePlanPrices } from '../../components/product/use-plan-prices.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { faqItems } from './faq-groups.ts'

/** All questions and answers, as search engines read them. */
export function FaqFacts() {
  const items = faqItems(useShopSettings(), usePlanPrices())
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
