import { focusableIn, isFocusable } from "./focusable.ts"

/** Where the focus was, so that it can return there, or to the element that replaced it. */
export interface FocusPlace {
  readonly element: Element | undefined
  /** From the parent upwards: the position of the element or of its ancestor. */
  readonly path: ReadonlyArray<{ readonly parent: Element; readonly index: number }>
}

const deepActive = (root: DocumentOrShadowRoot): Element | undefined => {
  const active = root.activeElement ?? undefined
  return active?.shadowRoot?.activeElement ? deepActive(active.shadowRoot) : active
}

/** Records where the focus is. */
export const noteFocus = (document: Document): FocusPlace => {
  const element = deepActive(document)
  const path: Array<FocusPlace["path"][number]> = []
  if (element === undefined || element === document.body) return { element: undefined, path }
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
  if (element && isFocusable(element)) return element
  for (const { parent, index } of path) {
    // A child of a shadow root is none of its host's: there, -1 finds nothing.
    const replacement = parent.isConnected && parent.children[index]
    if (!replacement) continue
    if (isFocusable(replacement)) return replacement
    const [inside] = focusableIn(replacement.shadowRoot ?? replacement)
    if (inside) return inside
  }
  return undefined
}

/**
 * Restores the focus, and again if the page renders that place once more within a second: a connect button becomes an
 * account button just after the modal closes, or when what draws it has loaded. Never moves it if the visitor has moved it since.
 */
export const returnFocus = (place: FocusPlace, document: Document): void => {
  const restore = () => stillThere(place)?.focus({ preventScroll: true })
  restore()
  for (const delay of [0, 50, 250, 1_000])
    setTimeout(() => document.activeElement === document.body && restore(), delay)
}
