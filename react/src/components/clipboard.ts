const clipboard = () => (globalThis.navigator as Partial<Navigator> | undefined)?.clipboard

// A modal lets nothing outside of it be selected.
const copySelection = (text: string, near: Element): boolean => {
  const field = document.createElement("textarea")
  field.value = text
  field.readOnly = true
  Object.assign(field.style, { position: "fixed", opacity: "0" })
  near.append(field)
  field.select()
  try {
    return document.execCommand("copy")
  } catch {
    return false
  } finally {
    field.remove()
  }
}

/**
 * Copies a text, in the task of a click; answers whether it did. Where browsers have no clipboard for the page, outside of secure
 * contexts, it is copied by a selection in `near`, an element of what the visitor sees. Never rejects.
 */
export const copyText = async (text: string, near: Element): Promise<boolean> => {
  const own = clipboard()
  if (own === undefined) return copySelection(text, near)
  return own.writeText(text).then(
    () => true,
    () => false
  )
}

/** Whether the page may ask for what the visitor has copied. */
export const canReadClipboard = (): boolean => typeof clipboard()?.readText === "function"

/** What the visitor has copied, once the browser has asked; undefined where it may not be read. Never rejects. */
export const readClipboard = async (): Promise<string | undefined> =>
  clipboard()
    ?.readText()
    .catch(() => undefined)
