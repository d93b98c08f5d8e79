import { focusableIn, isFocusable } from "./focusable.ts"

/** Where the focus was, so that it can go back there, or to what took that place. */
export interface FocusPlace {
  readonly element: Element | undefined
  /** From the parent upwards: where the element, or its ancestor, stood. */
  readonly path: ReadonlyArray<{ readonly parent: Element; readonly index: number }>
}

const deepActive = (root: DocumentOrShadowRoot): Element | undefined => {
  const active = root.activeElement ?? undefined
  return active?.shadowRoot?.activeElement ? deepActive(active.shadowRoot) : active
}

/** Notes where the focus is. */
export const noteFocus = (document: Document): FocusPlace => {
  const element = deepActive(document)
  if (element === undefined || element === document.body) return { element: undefined, path: [] }
  const path: Array<FocusPlace["path"][number]> = []
  for (let child: Element = element; child !== document.body;) {
    const root = child.getRootNode()
    const parent = child.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
    if (parent === null) break
    path.push({ parent, index: [...parent.children].indexOf(child) })
    child = parent
  }
  return { element, path }
}

const stillThere = ({ element, path }: FocusPlace): HTMLElement | undefined => {
  if (element === undefined) return undefined
  if (isFocusable(element)) return element
  for (const { parent, index } of path) {
    const replacement = parent.isConnected && index >= 0 ? parent.children[index] : undefined
    if (replacement === undefined) continue
    if (isFocusable(replacement)) return replacement
    const inside = focusableIn(replacement.shadowRoot ?? replacement)[0]
    if (inside !== undefined) return inside
  }
  return undefined
}

/**
 * Puts the focus back, and once more should the page draw that place anew in the next moments: a connect button turns
 * into an account button right after the modal closes. Never takes it from where the visitor has put it since.
 */
export const returnFocus = (place: FocusPlace, document: Document): void => {
  const isLost = () => document.activeElement === null || document.activeElement === document.body
  const restore = () => stillThere(place)?.focus({ preventScroll: true })
  restore()
  for (const delay of [0, 50, 250]) {
    setTimeout(() => {
      if (isLost()) restore()
    }, delay)
  }
}
