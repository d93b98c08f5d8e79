const selector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, summary, [tabindex]:not([tabindex="-1"])'

const isVisible = (element: Element): boolean =>
  element.closest("[inert]") === null &&
  (typeof element.checkVisibility !== "function" || element.checkVisibility({ visibilityProperty: true }))

/** The elements that the Tab key reaches in a container, in order. */
export const focusableIn = (container: ParentNode): ReadonlyArray<HTMLElement> =>
  [...container.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && isVisible(element)
  )

/** Whether an element can take the focus now. */
export const isFocusable = (element: Element): element is HTMLElement =>
  element.isConnected && element.matches(selector) && isVisible(element)
