import type { FieldValues, Resolver } from 'react-hook-form'

/** What checks a form, fetched when the form is first checked: schemas are heavier than the forms themselves. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
): Resolver<Values, unknown, Output> {
  return async (...facts) => (await load())(...facts)
}
