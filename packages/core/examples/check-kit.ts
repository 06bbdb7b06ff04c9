import {
  addToKit,
  checkKit,
  fallbackKitProducts,
  kitCategoryLabels,
  kitLineOfProduct,
  priceKit,
  topKitCategories,
  type KitLine,
} from '@trivet/core/kits'
import { kitRuleMessage } from '@trivet/core/copy/kits'
import { formatMoney } from '@trivet/core/money'

/** A product of the built-in list, as a line of a kit. */
function line(slug: string, quantity = 1): KitLine {
  const product = fallbackKitProducts.find((one) => one.slug === slug)
  if (!product) throw new Error(`There is no ${slug}`)
  return kitLineOfProduct(product, quantity)
}

const row = (label: string, amount: string) => console.log(label.padEnd(36) + amount.padStart(12))

function show(title: string, lines: readonly KitLine[]): void {
  const { rules, isComplete } = checkKit(lines)
  const price = priceKit(lines)
  console.log(`${title}: ${isComplete ? 'a whole kit' : 'not a kit yet'}`)
  for (const rule of rules.filter(({ isMet }) => !isMet)) console.log(`  ${kitRuleMessage(rule.code)}`)
  row(`${price.itemCount} items`, formatMoney(price.listCents))
  if (price.discountPercent > 0)
    row(`Volume discount ${price.discountPercent} %`, formatMoney(-price.discountCents))
  row('A week', formatMoney(price.totalCents))
  row('Deposit, refundable', formatMoney(price.depositCents))
  row('Weight', `${price.weightGrams} g`)
  const { nextStep } = price
  if (nextStep) console.log(`${nextStep.itemsMissing} more for ${nextStep.discountPercent} % off`)
  const mostly = topKitCategories(lines).map(({ category }) => kitCategoryLabels[category])
  console.log(`Mostly: ${mostly.join(', ')}\n`)
}

const pots = [line('large-saucepan'), line('sheet-pan')]
show('Two things to cook in', pots)

const kit = [line('everyday-chefs-knife'), line('wooden-spoon-set'), line('cutting-board')].reduce(
  addToKit,
  pots,
)
show('With knife, spoons and board', kit)

show('And five tongs for the barbecue', addToKit(kit, line('kitchen-tongs', 5)))
