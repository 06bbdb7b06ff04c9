/**
 * The pressed button goes with its line, or with its toast. This line takes the focus; where it is not shown, what says
 * that the cart is empty, else the button of the cart: each has its name as `data-cart-place`.
 */
export function focusInCart(itemId?: string): void {
  // once the changed cart is drawn, and before anyone could notice that nothing has the focus
  queueMicrotask(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-cart-place]')]
    const place = (name?: string) => shown.find(({ dataset }) => dataset.cartPlace === name)
    const target = place(itemId) ?? place('empty') ?? place('button')
    target?.focus()
  })
}
