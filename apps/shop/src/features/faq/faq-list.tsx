import { Question } from '../../components/page/question.tsx'
import { usePlanPrices } from '../../components/product/use-plan-prices.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { faqGroups } from './faq-groups.ts'
import { useOpenQuestion } from './use-open-question.ts'

export function FaqList() {
  const groups = faqGroups(useShopSettings(), usePlanPrices())
  useOpenQuestion()
  return (
    <div className="flex flex-col gap-14">
      {groups.map(({ id, title, weave, items }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <div className="flex items-center gap-4 border-b border-foreground pb-3">
            <span
              aria-hidden
              className={`weave h-10 w-24 shrink-0 rounded-cloth border max-sm:hidden ${weave}`}
            />
            <h2 id={`${id}-title`} className="type-h2">
              {title}
            </h2>
          </div>
          {items.map((item) => (
            <Question key={item.id} {...item} />
          ))}
        </section>
      ))}
    </div>
  )
}
