import { focusableIn, isFocusable } from "./focusable.ts"

/** Where the focus was, so that it can return there, or to the element that replaced it. */
export interface FocusPlace {
  readonly element: Element | undefined
  /** From the parent upwards, without the body: the position of the element or of its ancestor. */
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
  for (let child: Element = element; ;) {
    const root = child.getRootNode()
    const parent = child.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
    // What takes the place of a part of the body is another page.
    if (parent === null || parent === document.body) break
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

const WATCHED_MILLIS = 5_000

/**
 * Restores the focus, and again whenever the page draws that place once more within five seconds: a connect button becomes an
 * account button after the modal has closed, on a slow device long after. Never moves it if the visitor has moved it since.
 * Gives what ends that.
 */
export const returnFocus = (place: FocusPlace, document: Document): (() => void) => {
  const restore = () => stillThere(place)?.focus({ preventScroll: true })
  const again = () => document.activeElement === document.body && restore()
  restore()
  setTimeout(again)
  const observer = new MutationObserver(again)
  for (const part of [place.element, ...place.path.map(({ parent }) => parent)])
    if (part) observer.observe(part.getRootNode(), { attributes: true, childList: true, subtree: true })
  const stop = () => observer.disconnect()
  setTimeout(stop, WATCHED_MILLIS)
  return stop
}
