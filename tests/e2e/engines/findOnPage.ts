/** What a visitor looks for. */
export interface Sought {
  readonly role: "button" | "textbox"
  /** The whole name, or how it begins. */
  readonly name: string
}

/**
 * Runs in a page: where the middle of what is sought is, in the modal that is open, else on the page; undefined where nobody could
 * click on it, because it is not there, inert or covered. `window.pressed` is its name once it was clicked on.
 */
export const findOnPage = ({
  role,
  name
}: Sought): { readonly x: number; readonly y: number } | undefined => {
  const deep = (root: ParentNode): ReadonlyArray<Element> =>
    [...root.querySelectorAll("*")].flatMap((each) => [
      each,
      ...(each.shadowRoot === null ? [] : deep(each.shadowRoot))
    ])
  const open = [...document.querySelectorAll("latchkey-modal")]
    .flatMap((modal) => deep(modal.shadowRoot ?? modal))
    .filter((each) => each.localName === "dialog" && each.hasAttribute("open"))
  const spaced = (text: string) => text.replaceAll(/\s+/g, " ").trim()
  const nameOf = (each: Element) => {
    const by = each.getAttribute("aria-labelledby")?.split(" ") ?? []
    const root = each.getRootNode() as Document | ShadowRoot
    const labels = [
      each.getAttribute("aria-label"),
      ...by.map((id) => root.getElementById(id)?.textContent),
      ...[...((each as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
      (each as HTMLElement).innerText
    ]
    return spaced(labels.find((label) => label !== null && label !== undefined && spaced(label) !== "") ?? "")
  }
  const tags = role === "button" ? ["button"] : ["input", "textarea"]
  const named = deep(open.at(-1) ?? document)
    .filter((each) => tags.includes(each.localName) && each.closest("[inert], [aria-disabled=true]") === null)
    .map((each) => [each, nameOf(each)] as const)
  const found =
    named.find(([, text]) => text === name)?.[0] ?? named.find(([, text]) => text.startsWith(name))?.[0]
  if (found === undefined) return undefined
  const seen = window as { pressed?: string | undefined }
  seen.pressed = undefined
  found.addEventListener("click", () => (seen.pressed = name), { capture: true, once: true })
  found.scrollIntoView({ block: "nearest" })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y)
    if (inner === null || inner === hit) break
    hit = inner
  }
  // What lies outside of the card is the dialog's backdrop, and the dialog contains what it does not show yet.
  const isThere = hit !== null && hit.localName !== "dialog" && (found.contains(hit) || hit.contains(found))
  return isThere ? { x, y } : undefined
}
