type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(element: Element): element is Field {
  return element.matches('input, textarea, select')
}

export function isTick(element: Element): element is HTMLInputElement {
  return element.matches('[type="checkbox"], [type="radio"]')
}

/** Typed or chosen before anyone listened, or kept by the browser when the page was loaded again. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const asSent = field.querySelector('option[selected]')
    return asSent !== null && asSent !== field.selectedOptions[0]
  }
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Does again what a guest did to a field, whatever has become of its value meanwhile. */
export function repeatInput(field: Field): () => void {
  const { value } = field
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value
      tell(field, 'change')
    }
  }
  return isTick(field) ? repeatTick(field) : () => retype(field, field.value || value)
}

function repeatTick(box: HTMLInputElement): () => void {
  const { checked } = box
  return () => {
    box.checked = !checked
    box.click()
  }
}

function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  // React hears a field only when its value is another than the last one that was set on the element itself
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  tell(field, 'input')
}

function tell(element: Element, name: string) {
  element.dispatchEvent(new Event(name, { bubbles: true }))
}
