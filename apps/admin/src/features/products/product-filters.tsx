import { categoryFilterLabel, kitCategories, productCategories } from '@trivet/core/catalog'
import type { SelectOption } from '@trivet/ui/select-field'
import { FilterSelect } from '../../components/filter-select.tsx'
import type { ProductFilterName, ProductList } from './product-list.ts'
import { kitCategoryLabel } from './product-words.ts'

type Filter = { name: ProductFilterName; label: string; options: SelectOption[] }

const filters: Filter[] = [
  {
    name: 'category',
    label: 'Category',
    options: [
      { value: '', label: 'All categories' },
      ...productCategories.map((value) => ({ value, label: categoryFilterLabel(value) })),
    ],
  },
  {
    name: 'kitCategory',
    label: 'Kit category',
    options: [
      { value: '', label: 'All kit categories' },
      ...kitCategories.map((value) => ({ value, label: kitCategoryLabel(value) })),
      { value: 'none', label: 'Not for custom kits' },
    ],
  },
  {
    name: 'stock',
    label: 'Stock',
    options: [
      { value: '', label: 'Any stock' },
      { value: 'in', label: 'Enough' },
      { value: 'low', label: 'Low' },
      { value: 'out', label: 'None' },
    ],
  },
  {
    name: 'popular',
    label: 'Popular',
    options: [
      { value: '', label: 'Popular or not' },
      { value: 'yes', label: 'Popular' },
      { value: 'no', label: 'Not popular' },
    ],
  },
  {
    name: 'archived',
    label: 'For rent',
    options: [
      { value: '', label: 'For rent' },
      { value: 'yes', label: 'Archived' },
      { value: 'all', label: 'All' },
    ],
  },
]

export function ProductFilters({ list }: { list: ProductList }) {
  return filters.map(({ name, label, options }) => (
    <FilterSelect
      key={name}
      list={list}
      name={name}
      label={label}
      options={options}
      className="w-[calc(50%-0.375rem)] sm:w-44"
    />
  ))
}
